// npm run move-to-postgres: copies the contents of DATA_DIR/site.db to the empty PostgreSQL database of
// DATABASE_URL. Stop the site first.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { secretFile } from '@/lib/platform/secret';
import { backupFolder } from '@/lib/services/backups/backup';
import { fillFrom } from '@/lib/services/backups/restore';
import { copySqlite } from '@/lib/services/backups/sqlite-copy';
import { databaseCommand } from './steps/database-command';
import { sumLines } from './sum-lines';
import { Stop } from './steps/stop.mjs';

void databaseCommand(async () => {
  const { DATABASE_URL, DATA_DIR, NEXTAUTH_SECRET } = env();
  const file = sqliteFile(DATA_DIR);
  if (!DATABASE_URL) throw new Stop('Set DATABASE_URL to the PostgreSQL that the site is to move to.');
  if (!existsSync(file))
    throw new Stop(`There is no ${file} to move: set DATA_DIR to the folder of the site.`);
  if (existsSync(secretFile()) && readFileSync(secretFile(), 'utf8').trim() !== NEXTAUTH_SECRET)
    throw new Stop(
      `Set NEXTAUTH_SECRET to the words in ${secretFile()}: sessions, codes and limits in the database are hashes under them.`,
    );
  // The file remains as a backup of its last state.
  const copy = path.join(backupFolder(), `moved-${Date.now()}.db`);
  await copySqlite(file, copy);
  console.log(sumLines(await fillFrom(copy)));
  console.log('Moved; counts and checksums are the same. site.db stays as it is and is not read any more.');
});
