import { wordsHere } from '@/lib/content/words-here';
import { text } from '@/lib/content/messages';
import { ContentProblem, type WithLocation } from '@/lib/content/content-problem';
import { guardOf, measureOf, wordsOfChart, type ChartText } from '@/lib/texts/prose/chart-words';
import type { Chart } from '@samvit/research';
import { plainProse } from '@/lib/texts/prose/plain-prose';
import {
  figuresIn,
  proseProblem,
  targetsIn,
  type ProseContext,
  type ProseProblem,
} from '@/lib/texts/prose/check-prose';
import { caveatProblem } from '@/lib/texts/prose/caveats';
import { densityProblem } from '@/lib/texts/prose/density';
import { windowOf } from '@/lib/texts/prose/guarded-words';
import { printedProblems } from '@/lib/texts/prose/printed-results';
import { parseProse, sectionsOf, type Prose, nodesIn } from '@/lib/texts/prose/parse-prose';
import { termValue } from '@/lib/texts/prose/claim';
import { shortProblem } from '@/lib/texts/prose/short-series';
import { nextUpdateProblem } from './next-update';
import { reportAge } from './report-age';
import type { ReportMeta } from './report-schema';
import { SECTIONS } from './sections';
import { thresholdProblem } from './threshold';
import type { Watched } from './since';

const headings = () => SECTIONS.map((section) => text(`reports.sections.${section}`));

type Written = {
  meta: ReportMeta;
  body: Prose;
  /** The line of the file where the body starts. */
  bodyLine: number;
  charts: Readonly<Record<string, Chart>>;
  watched: Watched;
  benchmark: Watched;
  at: WithLocation;
  /** A superseded version: its text can no longer change. */
  superseded: boolean;
};

type Context = Omit<ProseContext, 'charts' | 'terms'> & { terms: ReadonlyMap<string, unknown> };

/**
 * Checks every text of a report, and that all sections, charts and figures are in their required places.
 * @throws ContentError naming file, line and sentence
 */
export function checkReport(report: Written, bound: Context): void {
  const { meta, body, bodyLine, charts, at, superseded } = report;
  const names = Object.keys(charts);
  const context = {
    ...bound,
    terms: new Set(bound.terms.keys()),
    charts: new Set(names),
    ...(!superseded && { guard: guardOf(meta.figures, Object.values(charts)) }),
  };
  const front = [
    ...wordsOf(report),
    ...Object.entries(charts).flatMap(([name, { spec, series }]) =>
      wordsOfChart(wordsHere(), name, spec, series),
    ),
  ].map(({ prose, ...rest }) => ({ ...rest, prose: parseProse(prose) }));
  for (const { path, prose, own } of front) {
    const problem = proseProblem(prose, context, own) ?? imageProblem(prose);
    if (problem) at(path, () => fail(problem.message));
  }
  const problem = proseProblem(body, context) ?? imageProblem(body);
  if (problem) at(bodyLine + problem.line - 1, () => fail(problem.message));

  if (!superseded)
    for (const { where, message } of printedProblems(
      [...front.map(({ path, prose }) => ({ where: path, prose })), { where: bodyLine, prose: body }],
      bound.figures,
    ))
      at(where, () => fail(message));

  if (!superseded) checkHistory(report, bound.figures);
  if (!superseded) checkReading(report, bound.figures);
  if (!superseded)
    at(['summary'], () =>
      checkOpening(
        [meta.headline, meta.summary].map((prose) => plainProse(parseProse(prose), bound.figures)),
      ),
    );
  at(bodyLine, () => checkSections(body, headings()));
  if (names.length < 3 || names.length > 8)
    at(['charts'], () => fail(`The report has ${names.length} charts, not three to eight`));
  const chartTargets = targetsIn([body], 'chart');
  const unseen = names.find((chart) => chart !== 'main' && !chartTargets.includes(chart));
  if (unseen) at(['charts', unseen], () => fail('the text never shows it'));
  const usedFigures = new Set([...front.map(({ prose }) => prose), body].flatMap(figuresIn));
  const idle = Object.keys(meta.figures).find((figure) => !usedFigures.has(figure));
  if (idle) at(['figures', idle], () => fail('the text never uses it'));
}

/** An image of a file, which neither the frames nor the files of a report would show. */
function imageProblem({ tree }: Prose): ProseProblem | null {
  const image = [...nodesIn(tree)].find(({ type }) => type === 'image' || type === 'imageReference');
  return image
    ? {
        line: image.position?.start.line ?? 1,
        message: 'A report shows charts, ![](chart:NAME), and no other images.',
      }
    : null;
}

/** That a short series stands beside the long one, that no condition had been met before, and what comes next. */
function checkHistory({ meta, charts, at }: Written, figures: Context['figures']): void {
  const ends = [
    reportAge({ charts }).to,
    ...Object.values(meta.figures).map((figure) => windowOf(figure).to),
  ];
  const late = nextUpdateProblem(meta.nextUpdate, ends);
  if (late) at(['nextUpdate'], () => fail(late));
  const short = shortProblem(meta.figures);
  if (short) at(['figures', short.figure], () => fail(short.message));
  for (const [i, { text, series, when, against }] of meta.watch.entries()) {
    if (typeof against === 'string' || !('figure' in against)) continue;
    const { figure } = against;
    at(['watch', i, 'text'], () => {
      const problem = thresholdProblem(
        { text, series, when, figure },
        meta.figures,
        termValue(figure, figures),
      );
      if (problem !== null) fail(problem);
    });
  }
}

/** That numbers and caveats stay few enough to read on. */
function checkReading({ meta, body, bodyLine, at }: Written, figures: Context['figures']): void {
  const dense = densityProblem([parseProse(meta.summary), body], figures);
  if (dense) at(bodyLine, () => fail(dense));
  const ofCaveats = (['risks', 'method'] as const).map((section) => text(`reports.sections.${section}`));
  const caveat = caveatProblem(body, figures, ofCaveats);
  if (caveat) at(bodyLine + caveat.line - 1, () => fail(caveat.message));
}

/** The number of words that a reader reads in thirty seconds, at two hundred a minute. */
const OPENING_WORDS = 100;

/** The findings are stated in the headline and the summary, so these must be short. */
function checkOpening(texts: readonly string[]): void {
  const words = texts.join(' ').trim().split(/\s+/).length;
  if (words > OPENING_WORDS)
    fail(`The headline and the summary have ${words} words, not ${OPENING_WORDS} at most`);
}

/** The prose of the front matter, without that of its charts. */
function wordsOf({ meta, watched, benchmark }: Written): ChartText[] {
  const { topic, headline, summary, cardFinding, cautions, keyFigures, watch } = meta;
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
    ...watch.map(({ text: prose }, i) => ({ path: ['watch', i, 'text'], prose })),
    { path: ['since', 'label'], prose: watched.label, own: measureOf(watched.series) },
    { path: ['since', 'benchmark', 'label'], prose: benchmark.label, own: measureOf(benchmark.series) },
  ];
}

function checkSections(body: Prose, expected: readonly string[]): void {
  const { children } = body.tree;
  const sections = sectionsOf(body);
  if (sections.join('|') !== expected.join('|'))
    fail(`The sections are ${sections.join(', ')}; they must be ${expected.join(', ')}`);
  const starts = children.flatMap((node, i) => (node.type === 'heading' && node.depth === 2 ? [i] : []));
  const inFindings = children.slice(starts[1], starts[2]);
  const findings = inFindings.filter((node) => node.type === 'heading' && node.depth === 3).length;
  if (findings < 3 || findings > 5)
    fail(`"${expected[1]}" has ${findings} findings (###), not three to five`);
}

function fail(problem: string): never {
  throw new ContentProblem(problem);
}
