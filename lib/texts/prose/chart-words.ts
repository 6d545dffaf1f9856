import {
  time,
  type Words,
  type Figure,
  type Chart,
  type ChartSeries,
  type ChartSpec,
  type Series,
} from '@samvit/research';
import { windowOf, type Guard } from '@/lib/texts/prose/guarded-words';
import { parseProse, type Prose } from '@/lib/texts/prose/parse-prose';
import { plainProse } from '@/lib/texts/prose/plain-prose';

/**
 * A text of a report and its path in the front matter; `own` lists the numbers and dates that it may
 * contain without a figure.
 */
export type ChartText = { path: readonly PropertyKey[]; prose: string; own?: readonly string[] };

/**
 * The texts of a chart. The title states the finding, so every number in it must be a figure. The subtitle
 * and the labels describe the data, so they may contain the numbers in the titles and units of the series
 * (`40-week average`, `= 100`), the first and last period shown, and for an annotation its period.
 */
export function wordsOfChart(
  words: Words,
  name: string,
  spec: ChartSpec,
  seriesList: readonly ChartSeries[],
): ChartText[] {
  const measures = seriesList.flatMap(measureOf);
  const ends = seriesList
    .flatMap(({ points }) => [points[0], points.at(-1)])
    .flatMap((point) => point?.period ?? []);
  const at = (...path: PropertyKey[]) => ['charts', name, ...path];
  return [
    { path: at('title'), prose: spec.title },
    {
      path: at('subtitle'),
      prose: spec.subtitle,
      own: [...measures, ...ends.flatMap((each) => time.periodForms(words, each))],
    },
    ...spec.series.map(({ label }, i) => ({ path: at('series', i, 'label'), prose: label, own: measures })),
    ...spec.marks.map(({ label, period }, i) => ({
      path: at('marks', i, 'label'),
      prose: label,
      own: time.periodForms(words, period),
    })),
    ...spec.levels.flatMap(({ label }, i) =>
      label === '' ? [] : [{ path: at('levels', i, 'label'), prose: label }],
    ),
  ];
}

/** A chart with its title and subtitle also as prose, for pages that show the sources of their figures. */
export type WordedChart = Chart & { title: Prose; subtitle: Prose };

/** The same chart with figures filled into its texts. */
export function wordedChart(chart: Chart, figures: ReadonlyMap<string, Figure>): WordedChart {
  const { spec } = chart;
  return {
    ...chart,
    spec: withChartWords(spec, (prose) => plainProse(parseProse(prose), figures)),
    title: parseProse(spec.title),
    subtitle: parseProse(spec.subtitle),
  };
}

function withChartWords(spec: ChartSpec, fill: (prose: string) => string): ChartSpec {
  const labelled = <T extends { label: string }>(each: T) => ({ ...each, label: fill(each.label) });
  return {
    ...spec,
    title: fill(spec.title),
    subtitle: fill(spec.subtitle),
    series: spec.series.map(labelled),
    marks: spec.marks.map(labelled),
  };
}

/** Numbers that are part of a series name: the 40 of `40-week average`, the 10 of `INR per 10 g`. */
export function measureOf({ title, unit }: Pick<Series, 'title' | 'unit'>): string[] {
  return `${title}, ${unit}`.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/**
 * What the guarded words of a text are checked against: the definitions of its figures, and the windows of
 * its figures and charts.
 */
export function guardOf(definitions: Guard['definitions'], charts: readonly Chart[]): Guard {
  const spans = charts.flatMap(({ spec, series }) =>
    series.map(({ points }, i) => ({
      series: spec.series[i]?.series ?? '',
      from: points[0]?.period ?? '',
      to: points.at(-1)?.period ?? '',
    })),
  );
  return { definitions, shown: [...Object.values(definitions).map(windowOf), ...spans] };
}
