// npm run move-to-postgres: copies the contents of DATA_DIR/site.db to the empty PostgreSQL database of
// DATABASE_URL. Stop the site first.
import { moveToPostgres } from '@/lib/services/backups/move';
import { databaseCommand } from './steps/database-command';
import { sumLines } from './sum-lines';

void databaseCommand(async () => {
  console.log(sumLines(await moveToPostgres(new Date())));
  console.log(
    'Moved; counts and checksums are the same. site.db is not read any more: delete it once the site runs.',
  );
});
