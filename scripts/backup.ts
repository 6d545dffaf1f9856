// npm run backup: a checked copy of the database in DATA_DIR/backups, made while the site runs, and the secret that belongs to it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { secretFile } from '@/lib/platform/secret';
import { backUp, backUpSecret } from './online-backup';
import { databaseCommand } from './steps/database-command';

void databaseCommand(async () => {
  const { DATA_DIR, NEXTAUTH_SECRET } = env();
  const copy = await backUp(sqliteFile(DATA_DIR), path.join(DATA_DIR, 'backups'), new Date());
  console.log(copy);
  if (NEXTAUTH_SECRET)
    console.log(
      'Its secret is NEXTAUTH_SECRET, which is in no backup: keep it where you keep your other secrets.',
    );
  else if (existsSync(secretFile()))
    console.log(`${backUpSecret(secretFile(), copy)} (its secret; put it back as ${secretFile()})`);
});
