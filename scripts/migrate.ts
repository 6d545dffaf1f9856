// npm run migrate: brings the database to the newest schema; `-- --dry-run` runs the migrations and undoes them.
import { migrate, tryMigrations } from '@/lib/records/migrate';
import { databaseCommand } from './steps/database-command';
import { Stop } from './steps/stop.mjs';

void databaseCommand(async () => {
  const [option, ...others] = process.argv.slice(2);
  if ((option !== undefined && option !== '--dry-run') || others.length > 0)
    throw new Stop('Usage: npm run migrate [-- --dry-run]');
  const pending = await tryMigrations();
  if (!option) await migrate();
  const words = option ? 'Would run, and can' : 'Ran';
  console.log(pending.length > 0 ? `${words}: ${pending.join(', ')}.` : 'The schema is the newest already.');
});
