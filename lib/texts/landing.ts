import { libraryHere } from '@/lib/texts/library-here';
import { rollup } from 'd3-array';
import { z } from 'zod';
import {
  analyses,
  answerAnalysis,
  charts,
  figures,
  getSeries,
  parseAnalysis,
  type Analysis,
  type AnalysisAnswer,
  type Chart,
  type Figure,
} from '@samvit/research';
import { fillEach } from '@/lib/platform/fill';
import { accountsAreHere } from '@/lib/platform/env';
import { suggestion } from '@/lib/platform/nearest';
import { scopeProblem } from './prose/guarded-words';
import { partialProblem } from './prose/partial-period';
import { fillFigures, namesIn } from './prose/plain-prose';
import { ContentProblem, locationsByPath } from '@/lib/content/content-problem';
import { checkLength, TITLE } from '@/lib/content/lengths';
import { lineIn, readContent, readText } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { featuredReports } from './reports/read-report';
import { fillNames, fillWords, site } from '@/lib/content/organisation';

const FILE = 'landing.yaml';

const text = z.string().min(1);
const titled = z.strictObject({ title: text, text });
const linked = titled.extend({ link: text });
const cell = z.strictObject({ figure: text, note: text });

const landingSchema = z.strictObject({
  meta: z.strictObject({ title: text }),
  hero: z.strictObject({
    audience: text,
    headline: text,
    lead: text,
    label: text,
    placeholder: text,
    send: text,
    'chips-label': text,
    proof: text,
  }),
  chips: z.array(z.strictObject({ question: text, answer: text })).min(1),
  conversation: z.strictObject({
    label: text,
    question: text,
    answer: text,
    link: text,
    sources: text,
  }),
  sources: z.strictObject({
    publishers: z.array(z.strictObject({ name: text, publisher: text })).min(1),
    text,
  }),
  research: z.strictObject({ title: text, lead: text, invitation: text, button: text }),
  vision: titled.extend({
    comparison: z.strictObject({
      caption: text,
      before: text,
      after: text,
      rows: z.array(z.strictObject({ measure: text, before: cell, after: cell })).min(1),
      result: text,
    }),
    readers: z.array(z.strictObject({ who: text, text })).length(3, 'Investors, advisors and brokers'),
  }),
  features: z.strictObject({
    title: text,
    organise: linked.extend({
      caption: text,
      rows: z.array(z.strictObject({ asset: text, what: text, value: text, date: text })).min(1),
    }),
    visualise: linked,
    enhance: linked.extend({
      label: text,
      theirs: z.strictObject({ text, label: text }),
      insight: text,
      body: text,
      figure: text,
    }),
  }),
  howItWorks: z.strictObject({ title: text, start: text, end: text, steps: z.array(titled).length(4) }),
  getStarted: titled.extend({ age: text, web: text }),
  footnote: text,
  contact: titled.extend({ faqs: text }),
  chart: charts.chartSpecSchema,
  figures: z.record(z.string(), figures.figureDefinitionSchema),
});

/** What is not for readers: the address of an answer, and a publisher as its series name it. */
const KEYS = ['answer', 'publisher'];

/** Whether a value is for readers: none of these, no figure, series or format. */
const isWord = (path: readonly (string | number)[]) => {
  const [section, field] = path;
  if (section === 'chart') return charts.CHART_WORDS.includes(String(path.at(-1)));
  const last = String(path.at(-1));
  return section !== 'figures' && !KEYS.includes(last) && !(field === 'enhance' && last === 'figure');
};

type Words = Omit<z.infer<typeof landingSchema>, 'figures' | 'chart'>;

export type Landing = Words & {
  chart: Chart;
  /** The answer of the example conversation, of today's data. */
  example: AnalysisAnswer;
  /** The figure behind the sample insight, with its formula, window and sources. */
  insight: Figure;
};

/** @throws ContentError when a field or a figure is wrong */
export function landing(): Landing {
  const schema = wordsOver(FILE, landingSchema, { english: () => readContent(FILE, z.unknown()), isWord });
  const { figures: definitions, ...words } = readContent(FILE, schema);
  const at = locationsByPath(FILE, (path) => lineIn(FILE, path));
  const figuresByName = figures.computeFigures(libraryHere(), definitions, at);
  for (const [name, definition] of Object.entries(definitions))
    at(['figures', name], () => {
      const problem = partialProblem(definition);
      if (problem !== null) fail(problem);
    });
  const insight = at(['features', 'enhance', 'figure'], () => {
    const name = words.features.enhance.figure;
    return figuresByName.get(name) ?? fail(`No figure is called "${name}"`);
  });
  const example = at(['conversation', 'answer'], () => answerAt(words.conversation.answer));
  words.chips.forEach(({ answer }, place) => at(['chips', place, 'answer'], () => analysisAt(answer)));
  const withNames = fillEach(words, (value) => fillCounts(fillNames(value)));
  const unknown = namesIn(JSON.stringify(withNames)).find((name) => !figuresByName.has(name));
  if (unknown)
    at(lineOfText(`{${unknown}}`), () =>
      fail(`No figure is called "${unknown}"${suggestion(unknown, [...figuresByName.keys()])}`),
    );
  const filled = fillEach(withNames, (value) => {
    const problem = scopeProblem(value);
    if (problem) at(lineOfText(value.slice(0, value.indexOf(' '))), () => fail(`${problem} In: "${value}"`));
    return fillFigures(value, figuresByName);
  });
  at(['meta', 'title'], () => checkLength(filled.meta.title, TITLE));
  const { theirs, ...ours } = filled.features.enhance;
  const features = { ...filled.features, enhance: { ...ours, theirs, ...(!accountsAreHere() && theirs) } };
  return {
    ...filled,
    sources: { ...filled.sources, publishers: at(['sources'], () => inOrder(filled.sources.publishers)) },
    features,
    chart: at(['chart'], () => charts.resolveChart(libraryHere(), filled.chart)),
    example,
    insight,
  };
}

function analysisAt(path: string): Analysis {
  const analysis = parseAnalysis(libraryHere(), path);
  return 'problem' in analysis ? fail(`"${path}" is no address of an analysis`) : analysis;
}

function answerAt(path: string): AnalysisAnswer {
  const answer = answerAnalysis(libraryHere(), analysisAt(path));
  return answer.state === 'answer' ? answer : fail(`"${path}" has no answer: ${answer.sentence}`);
}

/** Publishers, whose series are most first. */
function inOrder(publishers: Words['sources']['publishers']): Words['sources']['publishers'] {
  const counts = rollup(
    seriesAsked().flatMap((name) => getSeries(libraryHere(), name).sources),
    ({ length }) => length,
    ({ publisher }) => publisher,
  );
  const countOf = ({ publisher }: { publisher: string }) =>
    counts.get(publisher) ?? fail(`No series has the publisher "${publisher}"`);
  return publishers.toSorted((one, other) => countOf(other) - countOf(one));
}

/** The names of all series that can be asked for. */
const seriesAsked = () => [...analyses.choicesByClass(libraryHere()).values()].flat().map(({ name }) => name);

const lineOfText = (piece: string) => (readText(FILE).split(piece)[0] ?? '').split('\n').length;

function fail(problem: string): never {
  throw new ContentProblem(problem);
}

/**
 * Writes into a text the marketing figures of content/site.yaml, `{analysisTime}`, `{price}` and so on, and
 * how many reports the page shows, and how many series can be asked for.
 */
const fillCounts = (value: string) =>
  fillWords(value, {
    ...site().marketing,
    reports: String(featuredReports().length),
    series: String(seriesAsked().length),
  });
