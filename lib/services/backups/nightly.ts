import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { setWindowEnd, takePoint, type Limit } from '@/lib/records/limits';
import { backUp, backupFolder } from './backup';

/** 02:30 in India, where most readers are, as UTC. */
const NIGHT = 21 * HOUR;
const NIGHTS_KEPT = 14;
const ROUND = 30 * MINUTE;

/**
 * One instance makes the backup of a night. Until it is made, a claim ends before the next round of the instance
 * that has it: whatever becomes of the instance or of the database, the backup is tried again.
 */
const CLAIM: Limit = { name: 'nightly-backup', points: 1, window: DAY };

/** Makes the nightly backup, in one of any number of instances, and deletes the oldest. */
export async function backUpNightly(now: number): Promise<void> {
  const night = Math.floor((now - NIGHT) / DAY);
  const claimed = await db()
    .transaction()
    .execute(async (trx) => {
      const { allowed } = await takePoint(trx, CLAIM, String(night), () => now);
      if (allowed) await setWindowEnd(trx, CLAIM, String(night), now + ROUND - MINUTE);
      return allowed;
    });
  if (!claimed) return;
  const { file } = await backUp('nightly', new Date(now));
  // Nobody else makes one tonight.
  await setWindowEnd(db(), CLAIM, String(night), now + DAY);
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
  const timer = setInterval(run, ROUND);
  timer.unref();
  return () => clearInterval(timer);
}
