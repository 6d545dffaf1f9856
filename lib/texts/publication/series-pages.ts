import { readOnce } from '@/lib/content/content-source';
import { descriptionText, text, titleText } from '@/lib/content/messages';
import { wordsHere } from '@/lib/content/words-here';
import { libraryHere } from '@/lib/texts/library-here';
import { formatPeriod } from '@/lib/web/period';
import { routes } from '@/lib/web/routes';
import { analyses, findings, printing, seriesFacts, units, type Chart, type Series } from '@samvit/research';
import { everySeries, whyWithheld } from './data-series';

/**
 * The series that have a page, by name. Values computed from days or weeks that may not be passed on have none: they
 * are steps of a calculation, and each would give those days away.
 */
export const seriesWithPages = readOnce(
  (): ReadonlyMap<string, Series> =>
    new Map(
      [...everySeries()].filter(
        ([, series]) => series.formula === undefined || !printing.isMonthEndsOnly(series),
      ),
    ),
);

/** Those that people know by a name or a publisher names; what is computed of them is on their pages. */
export const listedSeries = (): Series[] =>
  [...seriesWithPages().values()].filter(({ id, formula }) => formula === undefined || subjectOf(id));

const subjectOf = (id: string) => findings.subjects(libraryHere()).get(id);

/** The kind of thing that a series is of, by the first of its files. */
export const classOfSeries = ({ inputs: [file = ''] }: Series): findings.AssetClass =>
  findings.assetClassOf(libraryHere(), file);

const names = readOnce((): ReadonlyMap<string, string> => {
  const own = new Map([...seriesWithPages().values()].map((series) => [series.id, ownName(series)]));
  const counts = new Map<string, number>();
  for (const name of own.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...own].map(([id, name]) => {
      const observed = subjectOf(id)?.observed;
      const isAlone = counts.get(name) === 1 || observed === undefined;
      return [id, isAlone ? name : text('series-page.name', { name, observed })];
    }),
  );
});

function ownName(series: Series): string {
  const name = subjectOf(series.id)?.name;
  if (name === undefined) return seriesFacts(series).title;
  const article = `${text('series-page.article')} `;
  return analyses.capitalised(wordsHere(), name.startsWith(article) ? name.slice(article.length) : name);
}

/** The name of a series by itself, as a person says it: `Nifty 50 index, value at month end`. */
export const seriesName = ({ id }: Pick<Series, 'id'>): string => names().get(id) ?? id;

/** What its values are: `price at month end, INR per share`. */
export function whatItIs(series: Series): string {
  const observed = subjectOf(series.id)?.observed;
  const unit = units.unitName(wordsHere(), series.unit);
  return observed === undefined ? unit : text('pages.data.what', { observed, unit });
}

/** What else people call it, in any language and spelling. */
export const wordsFor = ({ id }: Series): readonly string[] => subjectOf(id)?.words ?? [];

/** What metadata, search and llms.txt say of the page of a series. */
export type SeriesPage = { path: string; title: string; name: string; description: string };

export function seriesPage(series: Series): SeriesPage {
  const name = seriesName(series);
  const ends = analyses.seriesEnds(libraryHere(), series);
  const from = formatPeriod(ends?.first.period ?? '');
  return {
    path: routes.dataSeries(series.id),
    name,
    title: titleText('series-page.title', { name }),
    description: descriptionText('series-page.description', {
      name,
      from,
      last: ends?.last.text ?? '',
      to: formatPeriod(ends?.last.period ?? ''),
      open: whyWithheld(series) === null ? 'yes' : 'no',
    }),
  };
}

/** The title of the chart of a page, which says both ends. */
export function seriesChartTitle(series: Series): string {
  const ends = analyses.seriesEnds(libraryHere(), series);
  return text('series-page.chart', {
    name: seriesName(series),
    first: ends?.first.text ?? '',
    from: formatPeriod(ends?.first.period ?? ''),
    last: ends?.last.text ?? '',
    to: formatPeriod(ends?.last.period ?? ''),
  });
}

export const seriesPageChart = (series: Series): Chart =>
  analyses.chartOfSeries(libraryHere(), series, seriesChartTitle(series));

/** So many are named. */
const MOST_RELATED = 24;

/**
 * Other readings of a series, with dividends or as money, and what shares a file with it: other units, and what is
 * computed from it. Those that people know by a name stand first.
 */
export function relatedSeries(series: Series): Series[] {
  const files = new Set(series.inputs);
  const isSwitch = (id: string, other: string) => subjectOf(id)?.switch?.from === other;
  const related = [...seriesWithPages().values()].filter(
    ({ id, inputs }) =>
      id !== series.id &&
      (isSwitch(id, series.id) || isSwitch(series.id, id) || inputs.some((file) => files.has(file))),
  );
  const isKnown = ({ id }: Series) => subjectOf(id) !== undefined;
  return [...related.filter(isKnown), ...related.filter((each) => !isKnown(each))].slice(0, MOST_RELATED);
}
