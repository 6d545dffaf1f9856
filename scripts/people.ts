// What is stored about an address: `npm run people -- export ADDRESS` prints it as JSON, `-- delete ADDRESS`
// deletes it.
import { escapeControls } from '@/lib/platform/controls.mjs';
import { db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { env } from '@/lib/platform/env';
import { deletePerson } from '@/lib/records/deletions';
import { exportPerson } from '@/lib/records/people';
import { emailSchema } from '@/lib/contract/waitlist';
import { deletionReport } from './deletion-report';
import { databaseCommand } from './steps/database-command';
import { Stop } from './steps/stop.mjs';

const USAGE = 'Usage: npm run people -- export | delete ADDRESS';

void databaseCommand(async () => {
  const [name, address, ...others] = process.argv.slice(2);
  const email = emailSchema.safeParse(address);
  if ((name !== 'export' && name !== 'delete') || !email.success || others.length > 0) throw new Stop(USAGE);
  await migrate();
  if (name === 'export')
    console.log(escapeControls(JSON.stringify(await exportPerson(db(), email.data), null, 2)));
  else report(await deletePerson(db(), email.data));
});

function report({ deleted, staying }: Awaited<ReturnType<typeof deletePerson>>): void {
  console.log(deletionReport(deleted, staying));
  console.log(
    'Backups, mail that was sent, and mail in the outbox are not searched: what they contain stays.',
  );
  if (env().PROVIDER_API_URL) console.log('The provider stores data of its own: ask its operator too.');
}
