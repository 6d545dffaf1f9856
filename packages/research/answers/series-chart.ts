import { subjects } from '../insights/subject';
import { resolveChart, type Chart, type ChartSpec } from '../charts/chart-spec';
import { labelOf } from '../measures/names';
import type { Library } from '../series/library';
import { printable } from '../series/printable';
import type { Series } from '../series/series';
import { seriesFacts } from '../series/series-facts';
import { unitName } from '../series/unit-text';
import { usualFormat } from './usual-format';

/** All values of a series that may be printed, as a chart. @param title what it shows */
export function chartOfSeries(library: Library, series: Series, title: string): Chart {
  const { id, unit, frequency } = series;
  const subject = subjects(library).get(id);
  const spec: ChartSpec = {
    kind: frequency === 'event' ? 'steps' : 'line',
    title,
    subtitle: subject?.measure ?? `${seriesFacts(series).title}, ${unitName(library.words, unit)}`,
    series: [{ series: id, label: labelOf(library, id) }],
    rebase: false,
    format: usualFormat(library, series),
    marks: [],
    levels: subject?.levels ?? [],
    events: [],
  };
  const chart = resolveChart(library, spec);
  return { ...chart, series: chart.series.map(printable) };
}
