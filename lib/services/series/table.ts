import { libraryHere } from '@/lib/texts/library-here';
import { seriesFiles, freshness, updates } from '@samvit/research';
import { env } from '@/lib/platform/env';

/**
 * Every series with its last period, its age, what its publisher's lag would allow, and how it comes in, the
 * late ones first.
 */
export function seriesTable(today: string): string {
  const series = seriesFiles.listSeriesFiles(libraryHere()).map((id) => ({
    id,
    fresh: freshness.freshnessOf(libraryHere(), id, today),
  }));
  const lateSeries = series.filter(({ fresh }) => fresh.isLate);
  const rows = [
    ['series', 'last period', 'data to', 'age', 'next due', 'comes in by'],
    ...[...lateSeries, ...series.filter(({ fresh }) => !fresh.isLate)].map(({ id, fresh }) => [
      id,
      fresh.isPartial ? `${fresh.last} (partial)` : fresh.last,
      fresh.to ?? 'unknown',
      fresh.days === null ? '' : days(fresh.days),
      dueWords(fresh),
      `${waysIn(id)}${liveWords(id)}`,
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sentences = [
    `${series.length} series, ${lateSeries.length} of them late: their publishers have newer values by ` +
      'their usual delay.',
    ...renewalSentences(),
  ];
  return `${lines.join('\n')}\n\n${sentences.join('\n')}\n`;
}

/** Which series the site may renew by itself, and whether it does. */
function renewalSentences(): string[] {
  const words = updates.fetchedWords(libraryHere());
  const daily =
    env().SERIES_FETCH === 'daily' ? 'The site does so once a day' : 'SERIES_FETCH=daily does so once a day';
  const withoutContact = updates.lackingContact(libraryHere());
  return [
    ...(words === ''
      ? []
      : [
          `May be fetched: ${words}. ${daily}; a line "paused: WHY" in content/supply/ID.yaml keeps one ` +
            'from it.',
        ]),
    ...(withoutContact.length === 0
      ? []
      : [`Also these, once TEAM_MAIL is set: ${withoutContact.join(', ')}.`]),
  ];
}

function dueWords({ due, isLate }: freshness.Freshness): string {
  if (due === null) return 'no rhythm';
  return isLate ? `${due}, late` : due;
}

function waysIn(id: string): string {
  const supply = updates.supplyOf(libraryHere(), id);
  if (!supply) return 'import, any two columns';
  if (supply.paused !== undefined) return `import, ${supply.layout}; paused`;
  return `${updates.fetchProblem(libraryHere(), id) === null ? 'fetch or import' : 'import'}, ${supply.layout}`;
}

function liveWords(id: string): string {
  const count = (libraryHere().live.get(id) ?? []).length;
  return count === 0 ? '' : `; ${count} applied live`;
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;
