import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { every } from '@/lib/platform/every';
import { errorFields, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { claim, markDone } from '@/lib/records/claims';
import { backUp, backupFolder, besideBackup } from './backup';

/** 02:30 in India, where most readers are, as UTC. */
const NIGHT = 21 * HOUR;
const NIGHTS_KEPT = 14;
const ROUND = 30 * MINUTE;

/** Makes the nightly backup, in one of any number of instances, and deletes the oldest. */
export async function backUpNightly(now: number): Promise<void> {
  const work = { name: 'nightly-backup', of: Math.floor((now - NIGHT) / DAY) };
  // One that failed is tried again in the next round.
  if (!(await claim(db(), work, { now, until: now + ROUND - MINUTE }))) return;
  const { file } = await backUp('nightly', new Date(now));
  await markDone(db(), work, now);
  log.info({ file: path.basename(file) }, 'The nightly backup was made, and restored as a test');
  removeOld();
}

/** The names contain the time, so they sort by date. */
function removeOld(): void {
  const folder = backupFolder();
  const nights = readdirSync(folder)
    .filter((name) => /^nightly-.*\.db$/.test(name))
    .sort();
  for (const name of nights.slice(0, -NIGHTS_KEPT))
    for (const part of [name, besideBackup(name, 'secret'), besideBackup(name, 'deleted')])
      rmSync(path.join(folder, part), { force: true });
}

/** Checks every half hour whether tonight's backup is missing, until the returned function is called. */
export function startNightlyBackups(): () => void {
  const run = () =>
    void backUpNightly(Date.now()).catch((error: unknown) =>
      alarm(
        'backup-failed',
        errorFields(error),
        'The nightly backup failed; it is tried again in half an hour',
      ),
    );
  return every(ROUND, run);
}
