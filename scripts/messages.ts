// What visitors wrote and asked for: `npm run messages -- list` for a table, `-- export` for CSV on standard output,
// `-- answered ID` to mark one as answered, a request also by its number.
import { escapeControls } from '@/lib/platform/controls.mjs';
import { markAnswered } from '@/lib/records/answered-messages';
import { db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { readMessages, toCsv, toTable } from '@/lib/services/messages/listing';
import { databaseCommand } from './steps/database-command';
import { Stop } from '@/lib/platform/commands/stop.mjs';

const USAGE = 'Usage: npm run messages -- list | export | answered ID';

void databaseCommand(async () => {
  const [name, id, ...more] = process.argv.slice(2);
  const isWhole = name === 'answered' ? id !== undefined && more.length === 0 : id === undefined;
  if (!isWhole) throw new Stop(USAGE);
  process.stdout.write(escapeControls(await output(name, id)));
});

async function output(name = '', id = ''): Promise<string> {
  if (name === 'list') return toTable(await readMessages());
  if (name === 'export') return toCsv(await readMessages());
  if (name !== 'answered') throw new Stop(USAGE);
  await migrate();
  const until = await markAnswered(db(), id);
  if (!until)
    throw new Stop(`There is no message ${id}; npm run messages -- list shows their ids and numbers.`);
  return `Marked as answered. The site deletes it after ${until.toISOString().slice(0, 10)}.\n`;
}
