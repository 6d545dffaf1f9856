// What visitors wrote and asked for: `npm run messages -- list` for a table, `-- export` for CSV on standard output,
// `-- answered ID` to mark one as answered, a request also by its number.
import { escapeControls } from '@/lib/platform/controls.mjs';
import { db, withReadonlyDb } from '@/lib/records/database';
import { listMessages } from '@/lib/records/messages';
import { migrate, pendingMigrations } from '@/lib/records/migrate';
import { markAnswered } from '@/lib/records/answered-messages';
import { toCsv, toTable } from '@/lib/services/messages/listing';
import { databaseCommand } from './steps/database-command';
import { Stop } from './steps/stop.mjs';

const USAGE = 'Usage: npm run messages -- list | export | answered ID';

void databaseCommand(async () => {
  const [name, id, ...others] = process.argv.slice(2);
  const isWhole = name === 'answered' ? id !== undefined && others.length === 0 : id === undefined;
  if (!isWhole || !['list', 'export', 'answered'].includes(name ?? '')) throw new Stop(USAGE);
  const output = name === 'answered' ? await answered(id ?? '') : await listed(name === 'export');
  process.stdout.write(escapeControls(output));
});

async function listed(asCsv: boolean): Promise<string> {
  const rows = await readMessages();
  return asCsv ? toCsv(rows) : toTable(rows);
}

/**
 * Without a write, unless the schema is of an earlier version: an operator wants to see them just when the
 * disk is full.
 */
async function readMessages() {
  const rows = await withReadonlyDb(async (database) =>
    (await pendingMigrations(database)).length === 0 ? listMessages(database) : undefined,
  );
  if (rows) return rows;
  await migrate();
  return listMessages(db());
}

async function answered(id: string): Promise<string> {
  await migrate();
  const until = await markAnswered(db(), id);
  if (!until)
    throw new Stop(`There is no message ${id}; npm run messages -- list shows their ids and numbers.`);
  return `Marked as answered. The site deletes it after ${until.toISOString().slice(0, 10)}.\n`;
}
