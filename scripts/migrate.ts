// Brings the database to the newest schema, all pending migrations or none: npm run upgrade has the new release do it.
import { migrate, pendingMigrations } from '@/lib/records/migrate';
import { databaseCommand } from './steps/database-command';

void databaseCommand(async () => {
  const pending = await pendingMigrations();
  await migrate();
  console.log(pending.length > 0 ? `Ran: ${pending.join(', ')}.` : 'The schema is the newest already.');
});
