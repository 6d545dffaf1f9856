// What is stored about an address: `npm run people -- export ADDRESS` prints it as JSON, `-- delete ADDRESS`
// deletes it.
import { escapeControls } from '@/lib/platform/controls.mjs';
import { db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { deletePerson } from '@/lib/records/deletions';
import { exportPerson } from '@/lib/records/people';
import { emailSchema } from '@/lib/contract/waitlist';
import { deletionReport } from '@/lib/services/people/deletion-report';
import { databaseCommand } from './steps/database-command';
import { Stop } from '@/lib/platform/commands/stop.mjs';

const USAGE = 'Usage: npm run people -- export | delete ADDRESS';

void databaseCommand(async () => {
  const [name, address, ...more] = process.argv.slice(2);
  const email = emailSchema.safeParse(address);
  if ((name !== 'export' && name !== 'delete') || !email.success || more.length > 0) throw new Stop(USAGE);
  await migrate();
  if (name === 'export')
    console.log(escapeControls(JSON.stringify(await exportPerson(db(), email.data), null, 2)));
  else console.log(deletionReport(await deletePerson(db(), email.data)));
});
