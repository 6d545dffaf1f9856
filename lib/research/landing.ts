import { z } from 'zod';
import { CHART_WORDS, chartSpecSchema, resolveChart, type Chart } from './charts/chart-spec';
import { figureDefinitionSchema, type Figure } from './figures/figure';
import { fillEach } from '@/lib/platform/fill-each';
import { computeFigures, fillFigures } from './figures/template';
import { ContentError, readContent } from '@/lib/content/read';
import { wordsOver } from '@/lib/content/translated-words';
import { readReport, type Report } from './reports/report';
import { fillNames, fillWords, site } from '@/lib/content/organisation';

const FILE = 'landing.yaml';

const text = z.string().min(1);
const titled = z.object({ title: text, text });
const cell = z.object({ figure: text, note: text });

const landingSchema = z.object({
  meta: z.object({ title: text }),
  hero: z.object({ headline: text, lead: text, proof: cell, audience: text }),
  conversation: z.object({
    label: text,
    report: z.string(),
    basis: text,
    question: text,
    steps: z.array(text).min(1),
    finding: text,
    caution: text,
    link: text,
  }),
  research: z.object({ title: text, lead: text, invitation: text, button: text }),
  vision: titled.extend({
    comparison: z.object({
      caption: text,
      before: text,
      after: text,
      rows: z.array(z.object({ measure: text, before: cell, after: cell })).min(1),
      result: text,
      note: text,
    }),
    readers: z.array(z.object({ who: text, text })).length(3, 'Investors, advisors and brokers'),
  }),
  features: z.object({
    title: text,
    organise: titled.extend({
      caption: text,
      rows: z.array(z.object({ asset: text, what: text, value: text, date: text })).min(1),
    }),
    visualise: titled,
    enhance: titled.extend({ label: text, insight: text, body: text, figure: text }),
  }),
  howItWorks: z.object({ title: text, start: text, end: text, steps: z.array(titled).length(4) }),
  getStarted: titled.extend({ age: text, web: text }),
  contact: titled.extend({ faqs: text }),
  chart: chartSpecSchema,
  figures: z.record(z.string(), figureDefinitionSchema),
});

/** Whether a value is for readers: not the name of a report, a figure, a series or a format. */
const isWord = (path: readonly (string | number)[]) => {
  const [section, field] = path;
  if (section === 'chart') return CHART_WORDS.includes(String(path.at(-1)));
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
  try {
    const figures = computeFigures(definitions);
    const insight = figures.get(words.features.enhance.figure);
    if (!insight) throw new RangeError(`features.enhance.figure: no figure ${words.features.enhance.figure}`);
    const example = readReport(words.conversation.report);
    if (!example) throw new RangeError(`conversation.report: no report ${words.conversation.report}`);
    const filled = fillEach(words, (value) => fillFigures(fillMarketing(fillNames(value)), figures));
    return { ...filled, chart: resolveChart(filled.chart), example, insight };
  } catch (error) {
    throw error instanceof RangeError ? new ContentError(FILE, 1, error.message) : error;
  }
}

/** Writes the marketing figures of content/site.yaml into a text: `{analysisTime}`, `{price}` and so on. */
const fillMarketing = (value: string) => fillWords(value, site().marketing);
