import type { Place } from '@/lib/content/place';
import type { ChartSeries } from '@/lib/research/charts/chart-spec';
import { getSeries } from '@/lib/research/series/get-series';
import { measureOf, wordsOfChart, type Words } from '@/lib/research/charts/chart-words';
import { bindingsIn, checkProse, figuresIn, type ProseContext } from '@/lib/research/prose/prose';
import type { ReportMeta } from './report-schema';

/** The sections of every report, in this order. */
const SECTIONS = [
  'The question',
  'What we found',
  'The case for',
  'The case against',
  'What would change our mind',
  'Risks',
  'Method',
] as const;

type Written = {
  meta: ReportMeta;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** The lines of each chart. */
  drawn: ReadonlyMap<string, ChartSeries[]>;
  at: Place;
};

/**
 * Checks every text of a report; every section, chart and figure is where it must be.
 * @throws ContentError naming file, line and sentence
 */
export function checkReportWords({ meta, body, bodyLine, drawn, at }: Written, context: ProseContext): void {
  const charts = Object.entries(meta.charts);
  const front = [
    ...wordsOf(meta),
    ...charts.flatMap(([name, spec]) => wordsOfChart(name, spec, drawn.get(name) ?? [])),
  ];
  for (const { path, prose, own } of front) at(path, () => checkProse(prose, context, own));
  for (const [i, text] of body.split('\n').entries()) at(bodyLine + i, () => checkProse(text, context));

  at(bodyLine, () => checkSections(body));
  const count = drawn.size;
  if (count < 5 || count > 8) at(['charts'], () => fail(`The report has ${count} charts, not five to eight`));
  const shown = new Set(
    bindingsIn(body).flatMap((binding) => (binding.kind === 'chart' ? [binding.target] : [])),
  );
  const unseen = [...drawn.keys()].find((chart) => chart !== 'main' && !shown.has(chart));
  if (unseen) at(['charts', unseen], () => fail('the text never shows it'));
  const used = new Set([...front.map(({ prose }) => prose), body].flatMap(figuresIn));
  const idle = Object.keys(meta.figures).find((figure) => !used.has(figure));
  if (idle) at(['figures', idle], () => fail('the text never uses it'));
}

/** The prose of the front matter, but for its charts. */
function wordsOf(meta: ReportMeta): Words[] {
  const { topic, headline, summary, cardFinding, cautions, keyFigures, since } = meta;
  return [
    { path: ['topic'], prose: topic },
    { path: ['headline'], prose: headline },
    { path: ['summary'], prose: summary },
    { path: ['cardFinding'], prose: cardFinding },
    ...cautions.map((prose, i) => ({ path: ['cautions', i], prose })),
    ...keyFigures.flatMap(({ value, label }, i) => [
      { path: ['keyFigures', i, 'value'], prose: value },
      { path: ['keyFigures', i, 'label'], prose: label },
    ]),
    { path: ['since', 'label'], prose: since.label, own: measureOf(getSeries(since.series)) },
    {
      path: ['since', 'benchmark', 'label'],
      prose: since.benchmark.label,
      own: measureOf(getSeries(since.benchmark.series)),
    },
  ];
}

function checkSections(body: string): void {
  const headings = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  if (headings.join('|') !== SECTIONS.join('|'))
    fail(`The sections are ${headings.join(', ')}; they must be ${SECTIONS.join(', ')}`);
  const findings = /## What we found\n([\s\S]*?)\n## /.exec(body)?.[1]?.match(/^### /gm)?.length ?? 0;
  if (findings < 3 || findings > 5) fail(`"What we found" has ${findings} findings (###), not three to five`);
}

function fail(problem: string): never {
  throw new RangeError(problem);
}
