// npm run backup: writes a verified copy of the database to DATA_DIR/backups while the site runs, with the
// installation's secret beside it.
import { env } from '@/lib/platform/env';
import { backUp } from '@/lib/services/backups/backup';
import { databaseCommand } from './steps/database-command';

void databaseCommand(async () => {
  const { file, secret } = await backUp('site', new Date());
  console.log(file);
  if (secret) console.log(`${secret} (its secret)`);
  else if (env().NEXTAUTH_SECRET)
    console.log(
      'Its secret is NEXTAUTH_SECRET, which is in no backup: keep it where you keep your other secrets.',
    );
});
