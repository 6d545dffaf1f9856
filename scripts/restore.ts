// npm run restore -- FILE: replaces the database's contents by a backup and saves the old contents. The
// site may run meanwhile.
import { restore } from '@/lib/services/backups/restore';
import { restoreReport } from '@/lib/services/backups/restore-report';
import { databaseCommand } from './steps/database-command';
import { Stop } from '@/lib/platform/commands/stop.mjs';

void databaseCommand(
  async () => {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new Stop('Usage: npm run restore -- FILE');
    console.log(restoreReport(file, await restore(file, new Date())));
  },
  { mayBeMissing: true },
);
