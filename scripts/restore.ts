// npm run restore -- FILE: replaces the database's contents by a backup and saves the old contents. The
// site may run meanwhile.
import { restore } from '@/lib/services/backups/restore';
import { databaseCommand } from './steps/database-command';
import { sumLines } from './sum-lines';
import { Stop } from './steps/stop.mjs';

void databaseCommand(
  async () => {
    const [file, ...others] = process.argv.slice(2);
    if (!file || others.length > 0) throw new Stop('Usage: npm run restore -- FILE');
    const { sums, before, isNewSecret } = await restore(file, new Date());
    console.log(sumLines(sums));
    console.log(`Restored from ${file}; counts and checksums are those of the backup.`);
    if (before) console.log(`The contents before the restore are in ${before}.`);
    if (before?.includes('.damaged-')) console.log('If the site is running, restart it.');
    if (isNewSecret) console.log('The secret is now that of the backup: restart the site.');
  },
  { mayBeMissing: true },
);
