import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DAY } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { outboxDir } from '@/lib/platform/mail/outbox';
import { backupFolder } from './backup';

type Rule = {
  folder: () => string;
  name: RegExp;
  /** How long such a file is stored, in milliseconds. */
  life: number;
  /** Not the newest, however old it is. */
  exceptNewest?: boolean;
};

/**
 * Files with personal data that no row of the database names. Backups that an operator made by hand
 * (`site-*`) are not among them.
 */
const RULES: Rule[] = [
  // Above fourteen they are deleted at once (nightly.ts); of several instances one may stop making them.
  { folder: backupFolder, name: /^nightly-.*\.(?:db|secret|deleted)$/, life: 30 * DAY, exceptNewest: true },
  // `moved-*` are of earlier versions.
  { folder: backupFolder, name: /^(?:before-restore|moved)-.*\.(?:db|secret|deleted)$/, life: 30 * DAY },
  { folder: () => env().DATA_DIR, name: /^site\.db\.damaged-\d+(?:-wal|-shm)?$/, life: 30 * DAY },
  // What is left of a backup or a restore that was interrupted.
  { folder: backupFolder, name: /^\.restore-|\.db\.part/, life: DAY },
  // Mail that no server sent: codes and messages with addresses.
  { folder: outboxDir, name: /\.eml$/, life: 90 * DAY },
];

/** Deletes what has been stored long enough; returns the number of files. */
export function deleteExpiredFiles(now: number): number {
  return RULES.map(({ folder, name, life, exceptNewest }) => {
    const place = folder();
    if (!existsSync(place)) return 0;
    const files = readdirSync(place)
      .filter((file) => name.test(file))
      // The time of its last change of name or content: a copy of an old file is young.
      .map((file) => ({ file: path.join(place, file), at: statSync(path.join(place, file)).ctimeMs }));
    const newest = Math.max(...files.map(({ at }) => at));
    const isExpired = (at: number) => at <= now - life && !(exceptNewest && at > newest - DAY);
    const expired = files.filter(({ at }) => isExpired(at));
    for (const { file } of expired) rmSync(file, { recursive: true, force: true });
    return expired.length;
  }).reduce((sum, deleted) => sum + deleted, 0);
}
