// What visitors wrote: `npm run waitlist -- list` for a table, `npm run waitlist -- export` for CSV on standard output.
import { closeDb, db } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { toCsv, toTable } from '@/lib/waitlist/listing';

const command = process.argv[2];
if (command !== 'list' && command !== 'export') {
  console.error('Usage: npm run waitlist -- list | export');
  process.exit(2);
}

await migrate();
const rows = await db().selectFrom('waitlist').selectAll().orderBy('created_at').execute();
process.stdout.write(command === 'list' ? toTable(rows) : toCsv(rows));
await closeDb();
