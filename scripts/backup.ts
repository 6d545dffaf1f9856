// npm run backup: a checked copy of the database in DATA_DIR/backups, made while the site runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sqliteFile } from '@/lib/db/sqlite';
import { env } from '@/lib/env';
import { backUp } from './online-backup';
import { command, Stop } from './steps/stop.mjs';

void command(async () => {
  const { DATA_DIR } = env();
  const source = sqliteFile(DATA_DIR);
  if (!existsSync(source)) throw new Stop(`There is no database in ${DATA_DIR} yet: nothing to back up.`);
  console.log(await backUp(source, path.join(DATA_DIR, 'backups'), new Date()));
});
