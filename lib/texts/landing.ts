import { libraryHere } from '@/lib/texts/library-here';
import { z } from 'zod';
import { charts, figures, type Chart, type Figure } from '@samvit/research';
import { fillEach } from '@/lib/platform/fill';
import { accountsAreHere } from '@/lib/platform/env';
import { suggestion } from '@/lib/platform/nearest';
import { scopeProblem } from './prose/guarded-words';
import { fillFigures, namesIn } from './prose/plain-prose';
import { ContentProblem, locationsByPath } from '@/lib/content/content-problem';
import { checkLength, TITLE } from '@/lib/content/lengths';
import { lineIn, readContent, readText } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { listReports, readReport } from './reports/read-report';
import type { Report } from './reports/report';
import { fillNames, fillWords, site } from '@/lib/content/organisation';

const FILE = 'landing.yaml';

const text = z.string().min(1);
const titled = z.strictObject({ title: text, text });
const cell = z.strictObject({ figure: text, note: text });

const landingSchema = z.strictObject({
  meta: z.strictObject({ title: text }),
  hero: z.strictObject({ headline: text, lead: text, proof: cell, audience: text }),
  conversation: z.strictObject({
    label: text,
    report: z.string(),
    basis: text,
    question: text,
    steps: z.array(text).min(1),
    finding: text,
    caution: text,
    link: text,
  }),
  research: z.strictObject({ title: text, lead: text, invitation: text, button: text }),
  vision: titled.extend({
    comparison: z.strictObject({
      caption: text,
      before: text,
      after: text,
      rows: z.array(z.strictObject({ measure: text, before: cell, after: cell })).min(1),
      result: text,
      note: text,
    }),
    readers: z.array(z.strictObject({ who: text, text })).length(3, 'Investors, advisors and brokers'),
  }),
  features: z.strictObject({
    title: text,
    organise: titled.extend({
      caption: text,
      rows: z.array(z.strictObject({ asset: text, what: text, value: text, date: text })).min(1),
    }),
    visualise: titled,
    enhance: titled.extend({
      label: text,
      theirs: z.strictObject({ text, label: text }),
      insight: text,
      body: text,
      figure: text,
    }),
  }),
  howItWorks: z.strictObject({ title: text, start: text, end: text, steps: z.array(titled).length(4) }),
  getStarted: titled.extend({ age: text, web: text }),
  contact: titled.extend({ faqs: text }),
  chart: charts.chartSpecSchema,
  figures: z.record(z.string(), figures.figureDefinitionSchema),
});

/** Whether a value is for readers: not the name of a report, a figure, a series or a format. */
const isWord = (path: readonly (string | number)[]) => {
  const [section, field] = path;
  if (section === 'chart') return charts.CHART_WORDS.includes(String(path.at(-1)));
  return section !== 'figures' && field !== 'report' && !(field === 'enhance' && path.at(-1) === 'figure');
};

type Words = Omit<z.infer<typeof landingSchema>, 'figures' | 'chart'>;

export type Landing = Words & {
  chart: Chart;
  /** The report on which the example conversation is based. */
  example: Report;
  /** The figure behind the sample insight, with its formula, window and sources. */
  insight: Figure;
};

/** @throws ContentError when a field or a figure is wrong */
export function landing(): Landing {
  const schema = wordsOver(FILE, landingSchema, { english: () => readContent(FILE, z.unknown()), isWord });
  const { figures: definitions, ...words } = readContent(FILE, schema);
  const at = locationsByPath(FILE, (path) => lineIn(FILE, path));
  const figuresByName = figures.computeFigures(libraryHere(), definitions, at);
  const insight = at(['features', 'enhance', 'figure'], () => {
    const name = words.features.enhance.figure;
    return figuresByName.get(name) ?? fail(`No figure is called "${name}"`);
  });
  const example = at(
    ['conversation', 'report'],
    () => readReport(words.conversation.report) ?? fail(`There is no report ${words.conversation.report}`),
  );
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
    features,
    chart: at(['chart'], () => charts.resolveChart(libraryHere(), filled.chart)),
    example,
    insight,
  };
}

const lineOfText = (piece: string) => (readText(FILE).split(piece)[0] ?? '').split('\n').length;

function fail(problem: string): never {
  throw new ContentProblem(problem);
}

/**
 * Writes into a text the marketing figures of content/site.yaml, `{analysisTime}`, `{price}` and so on, and
 * how many reports there are.
 */
const fillCounts = (value: string) =>
  fillWords(value, { ...site().marketing, reports: String(listReports().length) });
