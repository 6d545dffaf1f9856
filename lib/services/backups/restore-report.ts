import type { Sums } from '@/lib/records/copy';
import { deletionList } from '@/lib/records/deletion-list';
import { besideBackup } from './backup';
import type { Restored } from './restore';

/** What the operator reads after a restore: what was restored, and what is left to do. */
export function restoreReport(file: string, { sums, before, secret, deletedAgain }: Restored): string {
  return [
    sumLines(sums),
    `Restored from ${file}; counts and checksums are those of the backup.`,
    ...(before ? [`The contents before the restore are in ${before}.`] : []),
    ...(before?.includes('.damaged-') ? ['If the site is running, restart it.'] : []),
    ...secretWords(secret, besideBackup(file, 'secret')),
    deletedAgainWords(deletedAgain, deletionList()),
  ].join('\n');
}

function secretWords(secret: Restored['secret'], file: string): string[] {
  switch (secret) {
    case 'same':
      return [];
    case 'replaced':
      return ['The secret is now that of the backup: restart the site.'];
    case 'other':
      return [
        'NEXTAUTH_SECRET is not the secret of the backup, so its sessions, codes and limits do not fit: ' +
          `set it to the content of ${file}, and restart the site.`,
      ];
    case 'missing':
      return [
        `The secret of the backup is missing: there is no ${file}. The site makes another, and everybody ` +
          'signs in again; if you have it, put it there and restore once more, before the site starts.',
      ];
  }
}

/** Row counts and checksums of the tables of a backup, one table per line, below a heading. */
function sumLines(sums: Sums): string {
  const lines = Object.entries(sums).map(([table, { rows, checksum }]) => [
    table,
    String(rows),
    checksum.slice(0, 16),
  ]);
  return [['table', 'rows', 'checksum in the backup'], ...lines]
    .map(([table = '', rows = '', checksum = '']) => `${table.padEnd(16)}${rows.padStart(8)}  ${checksum}`)
    .join('\n');
}

/**
 * What the operator reads after a restore of people who were deleted since the backup.
 * @param people how many of them were in it and were deleted again; undefined if there is no list
 */
export function deletedAgainWords(people: number | undefined, list: string): string {
  if (people === undefined)
    return (
      `There is no list of deleted people (${list}): who was deleted since the backup is back. ` +
      'Delete them again: npm run people -- delete ADDRESS'
    );
  if (people === 0) return `Nobody who was deleted since the backup is back (${list}).`;
  const [words, were] = people === 1 ? ['1 person', 'was'] : [`${people} people`, 'were'];
  return `${words} who had been deleted since the backup came back with it, and ${were} deleted again (${list}).`;
}
