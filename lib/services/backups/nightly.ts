import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { returnPoint, takePoint, type Limit } from '@/lib/records/limits';
import { backUp, backupFolder } from './backup';

/** 02:30 in India, where most readers are, as UTC. */
const NIGHT = 21 * HOUR;
const NIGHTS_KEPT = 14;
const ONE_A_NIGHT: Limit = { name: 'nightly-backup', points: 1, window: DAY };

/** Makes the nightly backup, in one of any number of instances, and deletes the oldest. */
export async function backUpNightly(now: number): Promise<void> {
  const night = Math.floor((now - NIGHT) / DAY);
  const claimed = await takePoint(db(), ONE_A_NIGHT, String(night), () => now);
  if (!claimed.allowed) return;
  const { file } = await backUp('nightly', new Date(now)).catch(async (error: unknown) => {
    // Any instance may try again.
    await returnPoint(db(), ONE_A_NIGHT, String(night));
    throw error;
  });
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
    for (const part of [name, name.replace(/\.db$/, '.secret')])
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
  const timer = setInterval(run, 30 * MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
