import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { ContentProblem, withPath } from '@/lib/content/content-problem';
import { numbers, time, printing, getSeries, type Figure, type Period } from '@samvit/research';
import { termValue } from '@/lib/texts/prose/claim';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import { formatValue } from '@/lib/web/number-format';
import type { ReportMeta } from './report-schema';
import { endOfFigures, type Ends } from './since';

type Definition = ReportMeta['watch'][number];

/**
 * A watch condition: the latest value that we hold, the threshold, and the period in which the condition was
 * first met.
 */
export type WatchItem = {
  definition: Definition;
  text: Prose;
  series: string;
  latest: { text: string; period: Period };
  threshold: string;
  /** The change from the threshold to the value, computed from unrounded values. */
  distance: string;
  /**
   * The first period after the report's own figures in which the condition was met; `null` if there is
   * none.
   */
  met: Period | null;
};

const IS_MET = {
  '<': (value: number, level: number) => value < level,
  '<=': (value: number, level: number) => value <= level,
  '>': (value: number, level: number) => value > level,
  '>=': (value: number, level: number) => value >= level,
} as const;

/** What a condition says that had been met before the report: it would be no news otherwise. */
const AGAIN = /\bagain\b|फिर/u;

/**
 * @throws ContentProblem for an unknown series or figure, if the threshold has no value in the latest period, or for
 * a comparison of two series that had come true before and does not say so
 */
export function watchItem(
  definition: Definition,
  text: Prose,
  figures: ReadonlyMap<string, Figure>,
  ends: Ends,
): WatchItem {
  const { series: name, when, running, format } = definition;
  const values = compared(definition, figures);
  const latest = values.at(-1);
  if (!latest) throw new ContentProblem(`${name} has no value to hold against a threshold`);
  const end = time.periodPosition(endOfFigures(ends, name));
  const isMet = values.map(({ value, level }) => IS_MET[when](value, level));
  const metIn = values.flatMap(({ period }, i) =>
    i + 1 >= running && isMet.slice(i + 1 - running, i + 1).every(Boolean) ? [period] : [],
  );
  const [earlier] = metIn.filter((period) => time.periodPosition(period) <= end);
  if (earlier && isOfTwoSeries(definition) && !AGAIN.test(definition.text))
    throw new ContentProblem(`${name} met this in ${earlier} already: say "again"`);
  return {
    definition,
    text,
    series: name,
    latest: { text: formatValue(format, latest.value), period: latest.period },
    threshold:
      printing.isMonthEndsOnly(getSeries(libraryHere(), name)) && !isOfTwoSeries(definition)
        ? printing.coarseText(wordsHere(), format, latest.level, latest.period)
        : formatValue(format, latest.level),
    distance: numbers.changeText(
      wordsHere(),
      getSeries(libraryHere(), name).unit,
      latest.level,
      latest.value,
    ),
    met: metIn.find((period) => time.periodPosition(period) > end) ?? null,
  };
}

const isOfTwoSeries = ({ against }: Definition) => typeof against === 'object' && 'series' in against;

/**
 * Each comparable value of a series with its threshold: a figure, the series' own previous value, or
 * another series.
 */
function compared(
  { series: name, against }: Definition,
  figures: ReadonlyMap<string, Figure>,
): { period: Period; value: number; level: number }[] {
  const values = withPath(['series'], () => valuesOf(name));
  if (against === 'previous')
    return values.slice(1).map((point, i) => ({ ...point, level: values[i]?.value ?? NaN }));
  if ('series' in against) {
    const levels = new Map(
      withPath(['against', 'series'], () => valuesOf(against.series)).map(({ period, value }) => [
        period,
        value,
      ]),
    );
    return values.flatMap((point) => {
      const level = levels.get(point.period);
      return level === undefined ? [] : [{ ...point, level }];
    });
  }
  const level = withPath(['against', 'figure'], () => termValue(against.figure, figures));
  return values.map((point) => ({ ...point, level }));
}

function valuesOf(name: string): { period: Period; value: number }[] {
  return printing
    .comparable(getSeries(libraryHere(), name))
    .points.flatMap(({ period, value }) => (value === null ? [] : [{ period, value }]));
}
