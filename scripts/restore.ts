// npm run restore -- FILE: replaces the database's contents by a backup and saves the old contents. The
// site may run meanwhile.
import { deletionList } from '@/lib/records/deletion-list';
import { besideBackup } from '@/lib/services/backups/backup';
import { restore } from '@/lib/services/backups/restore';
import { deletedAgainReport } from './deletion-report';
import { databaseCommand } from './steps/database-command';
import { sumLines } from './sum-lines';
import { Stop } from './steps/stop.mjs';

void databaseCommand(
  async () => {
    const [file, ...others] = process.argv.slice(2);
    if (!file || others.length > 0) throw new Stop('Usage: npm run restore -- FILE');
    const { sums, before, secret, deletedAgain } = await restore(file, new Date());
    console.log(sumLines(sums));
    console.log(`Restored from ${file}; counts and checksums are those of the backup.`);
    if (before) console.log(`The contents before the restore are in ${before}.`);
    if (before?.includes('.damaged-')) console.log('If the site is running, restart it.');
    if (secret === 'replaced') console.log('The secret is now that of the backup: restart the site.');
    if (secret === 'other')
      console.log(
        `NEXTAUTH_SECRET is not the secret of the backup, so its sessions, codes and limits do not fit: set it to the content of ${besideBackup(file, 'secret')}, and restart the site.`,
      );
    if (secret === 'missing')
      console.log(
        `The secret of the backup is missing: there is no ${besideBackup(file, 'secret')}. The site makes another, and everybody signs in again; if you have it, put it there and restore once more, before the site starts.`,
      );
    console.log(deletedAgainReport(deletedAgain, deletionList()));
  },
  { mayBeMissing: true },
);
