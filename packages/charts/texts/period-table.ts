import { time, printing, type ChartSeries, type Period, type Words } from '@samvit/research';
import { valueWriter, type Drawable } from '../drawable';
import { MOST_COLUMNS, pairsOf, readablePairs } from '../layout/scatter-pairs';
import { remarkOn } from '../layout/caution';
import { pointInForce, regularPeriods } from './value-columns';

/** The data table of a chart. `note` says which rows were chosen if it does not show all. */
export type PeriodTable = {
  columns: string[];
  rows: { period: string; cells: { text: string; remark: string | null }[] }[];
  note: string | null;
};

/** Maximum number of rows: printings allow us to cite raw series of others, not to republish them. */
export const MOST_ROWS = 60;

/** From fine to coarse: the last period of each week, month and so on. */
const GRAINS: { name: string; of: (period: Period) => string | null }[] = [
  { name: 'week', of: (period) => (time.isDay(period) ? String(time.weekOf(period)) : null) },
  { name: 'month', of: (period) => (time.isDay(period) ? period.slice(0, 7) : null) },
  { name: 'quarter', of: (period) => quarterOf(period) },
  { name: 'year', of: (period) => yearsOf(period, 1) },
  { name: 'twoYears', of: (period) => yearsOf(period, 2) },
  { name: 'fiveYears', of: (period) => yearsOf(period, 5) },
];

/**
 * The rows of the table: all periods if they are few, else period ends, else a sample spread from first to
 * last, or the first and the latest fiscal ones; for a scatter the points that are far apart.
 */
export function periodTable(chart: Drawable, limit = MOST_ROWS): PeriodTable {
  const { spec, series: all, words } = chart;
  const write = valueWriter(chart);
  const most = Math.min(limit, MOST_ROWS);
  const seriesList = all.map(printing.printable);
  const { rows, note } =
    spec.kind === 'scatter' ? choosePairs(words, all, most) : choose(words, regularPeriods(seriesList), most);
  return {
    columns: seriesList.map(({ label }) => label),
    rows: rows.map((period) => ({
      period: time.formatPeriodShort(words, period),
      cells: seriesList.map((series) => {
        const point = pointInForce(series, period);
        return point && point.value !== null
          ? {
              text: write(point.value),
              remark: remarkOn(words, series, point),
            }
          : { text: '–', remark: null };
      }),
    })),
    note: all.some(printing.isMonthEndsOnly) ? words.text('charts.table.month-ends') : note,
  };
}

type Choice = { rows: Period[]; note: string | null };

/** If there are too many pairs, those that can be read off the chart. */
function choosePairs(words: Words, seriesList: readonly ChartSeries[], limit: number): Choice {
  const pairs = pairsOf(seriesList);
  const rows = readablePairs(seriesList, pairs.length <= limit ? limit : Math.min(limit, MOST_COLUMNS));
  return {
    rows: rows.map(({ period }) => period),
    note:
      rows.length < pairs.length
        ? words.text('charts.table.points', { shown: rows.length, all: pairs.length })
        : null,
  };
}

function choose(words: Words, periods: readonly Period[], limit: number): Choice {
  if (periods.length <= limit) return { rows: [...periods], note: null };
  for (const { name, of } of GRAINS) {
    const ends = periods.filter((period, i) => {
      const next = periods[i + 1];
      return i === 0 || next === undefined || of(period) !== of(next);
    });
    if (periods.every((period) => of(period) !== null) && ends.length <= limit)
      return {
        rows: ends,
        note: words.text('charts.table.ends', { grain: name, shown: ends.length, all: periods.length }),
      };
  }
  // Of years of results the newest are what a reader looks for.
  if (periods.every((period) => quarterOf(period) === null)) {
    const rows = [...periods.slice(0, 1), ...periods.slice(1 - limit)];
    return { rows, note: words.text('charts.table.latest', { shown: rows.length, all: periods.length }) };
  }
  const step = (periods.length - 1) / (limit - 1);
  const rows = Array.from({ length: limit }, (_, i) => periods[Math.round(i * step)] ?? '');
  return { rows, note: words.text('charts.table.sample', { shown: rows.length, all: periods.length }) };
}

/** The span of this many years that contains a period; spans start with the decade. */
function yearsOf(period: Period, span: number): string | null {
  const year = /^(\d{4})-/.exec(period)?.[1];
  return year === undefined ? null : String(Math.floor(Number(year) / span));
}

function quarterOf(period: Period): string | null {
  const month = /^(\d{4})-(\d{2})/.exec(period);
  return month ? `${month[1]} ${Math.ceil(Number(month[2]) / 3)}` : null;
}
