// What comes before the development server: the data directory, and the database with the newest schema.
import '@/lib/platform/commands/dotenv.mjs';
import { migrate, pendingMigrations } from '@/lib/records/migrate';
import { makeDataDir } from './steps/data-dir';
import { databaseCommand } from './steps/database-command';
import { readSettings } from '@/lib/platform/commands/settings';

void databaseCommand(
  async () => {
    makeDataDir(readSettings().dataDir);
    const pending = await pendingMigrations();
    await migrate();
    if (pending.length > 0) console.log(`The database is up to date: ran ${pending.join(', ')}.`);
  },
  { mayBeMissing: true },
);
