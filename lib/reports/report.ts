import { z } from 'zod';
import { ContentError, listContent, readMarkdown } from '@/lib/content/read';
import { events } from '@/lib/content/events';
import { glossary } from '@/lib/content/glossary';
import { chartLines, chartSpecSchema, type ChartSpec } from '@/lib/figures/chart-spec';
import { dataDate } from '@/lib/figures/data-date';
import { figureDefinitionSchema, type Figure } from '@/lib/figures/figure';
import { line } from '@/lib/figures/lines';
import { formatPeriod } from '@/lib/figures/period';
import { computeFigures } from '@/lib/figures/template';
import { bindingsIn, checkProse, figuresIn, plainProse, type ProseContext, type Quoted } from './prose';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The sections of every report, in this order. */
export const SECTIONS = [
  'The question',
  'What we found',
  'The case for',
  'The case against',
  'What would change our mind',
  'Risks',
  'Method',
] as const;

const quoteSchema = z.strictObject({
  text: z.string().min(1),
  source: z.string().min(1),
  date: z.string().min(4),
  url: z.url({ protocol: /^https$/ }).optional(),
});

const lineName = z.string().refine(isLine, { message: 'No such line' });

export const ASSET_CLASSES = [
  'Commodities',
  'Equity',
  'Crypto',
  'Fixed income',
  'Tech giant',
  'Real estate',
] as const;

const metaSchema = z.strictObject({
  /** Its place among the cards. */
  order: z.number().int().positive(),
  assetClass: z.enum(ASSET_CLASSES),
  tag: z.string().min(1).max(40),
  topic: z.string().min(1).max(80),
  /** Prose: headline, summary and the finding of the card. */
  headline: z.string().min(1).max(200),
  summary: z.string().min(1).max(900),
  cardFinding: z.string().min(1).max(300),
  version: z.number().int().positive(),
  /** The day of this version. */
  date: z.iso.date(),
  /** What is new in this version; "First version." for the first. */
  changes: z.string().min(1),
  /** When and with what the next version is expected. */
  nextUpdate: z.string().min(1),
  figures: z.record(name, figureDefinitionSchema),
  /** Three or four figures to read at a glance; prose. */
  keyFigures: z
    .array(z.strictObject({ value: z.string().min(1).max(40), label: z.string().min(1).max(120) }))
    .min(3)
    .max(4),
  /** Five to eight charts by name; `main` is the one of the frame, the others stand in the text. Titles are prose. */
  charts: z
    .record(name, chartSpecSchema)
    .refine((charts) => 'main' in charts, { message: 'One chart is named main' }),
  /** The chart of the card, where it is not the main one. */
  cardChart: name.optional(),
  /** Up to two more charts of the frame. */
  frameCharts: z.array(name).max(2).default([]),
  /** What the figures do not say; shown in the frame. Prose. */
  cautions: z.array(z.string().min(1)).min(1).max(4),
  quotes: z.record(name, quoteSchema).default({}),
  /** What to watch since the report: a line, and another to hold against it. */
  since: z.strictObject({
    line: lineName,
    label: z.string().min(1),
    benchmark: z.strictObject({ line: lineName, label: z.string().min(1) }),
  }),
  /** Slugs of posts on the same subject. */
  related: z.array(z.string()).max(4).default([]),
});

/** A report with its figures computed and its prose checked. `body` and the other prose still hold their bindings. */
export type Report = Omit<
  z.infer<typeof metaSchema>,
  'figures' | 'charts' | 'quotes' | 'cardChart' | 'keyFigures'
> & {
  slug: string;
  body: string;
  figures: ReadonlyMap<string, Figure>;
  quotes: ReadonlyMap<string, Quoted & { url?: string | undefined }>;
  /** Titles and subtitles with their figures written in. */
  charts: Record<string, ChartSpec>;
  chart: ChartSpec;
  cardChart: ChartSpec;
  keyFigures: { value: string; label: string }[];
  /** The key figures as prose, for a page that shows where each comes from. */
  keyProse: { value: string; label: string }[];
  /** Headline, summary, finding and cautions as plain words. */
  plain: { headline: string; summary: string; cardFinding: string; cautions: string[] };
  /** The last period any of its charts shows: `21 August 2026`. */
  dataDate: string;
};

const FOLDER = 'reports';
const cache = new Map<string, Report>();

/** The current version of a report; `null` when there is none. @throws ContentError when something in it is wrong */
export function readReport(slug: string): Report | null {
  return listContent(FOLDER, '.md').includes(`${slug}.md`) ? cached(slug, `${FOLDER}/${slug}.md`) : null;
}

/** All reports in their current version, in the order of the cards. */
export function listReports(): Report[] {
  return listContent(FOLDER, '.md')
    .flatMap((file) => readReport(file.replace(/\.md$/, '')) ?? [])
    .sort((a, b) => a.order - b.order);
}

function cached(slug: string, file: string): Report {
  const known = cache.get(file);
  if (known) return known;
  const report = parseReport(slug, file);
  cache.set(file, report);
  return report;
}

/**
 * Reads one file of a report.
 * @throws ContentError for a wrong field, a typed digit, a claim that does not hold, an unknown name, an idle figure
 */
export function parseReport(slug: string, file: string): Report {
  const { meta, body } = readMarkdown(file, metaSchema);
  try {
    const figures = computeFigures(meta.figures);
    const quotes = new Map(Object.entries(meta.quotes));
    const plain = (prose: string) => plainProse(prose, figures);
    checkWords(meta, body, {
      figures,
      quotes,
      events: events(),
      terms: new Set(glossary().keys()),
      charts: new Set(Object.keys(meta.charts)),
    });
    const charts = Object.fromEntries(
      Object.entries(meta.charts).map(([chart, spec]) => [
        chart,
        { ...spec, title: plain(spec.title), subtitle: plain(spec.subtitle) },
      ]),
    );
    const chartOf = (chart: string) => {
      const spec = charts[chart];
      if (!spec) throw new RangeError(`No chart is called "${chart}"`);
      return spec;
    };
    meta.frameCharts.forEach(chartOf);
    return {
      slug,
      ...meta,
      body,
      figures,
      quotes,
      charts,
      chart: chartOf('main'),
      cardChart: chartOf(meta.cardChart ?? 'main'),
      keyFigures: meta.keyFigures.map(({ value, label }) => ({ value: plain(value), label: plain(label) })),
      keyProse: meta.keyFigures,
      plain: {
        headline: plain(meta.headline),
        summary: plain(meta.summary),
        cardFinding: plain(meta.cardFinding),
        cautions: meta.cautions.map(plain),
      },
      dataDate: formatPeriod(dataDate(Object.values(charts).flatMap(chartLines))),
    };
  } catch (error) {
    throw error instanceof RangeError ? new ContentError(file, 1, error.message) : error;
  }
}

/** Every text of the report, checked; every section, chart and figure where it must be. */
function checkWords(meta: z.infer<typeof metaSchema>, body: string, context: ProseContext): void {
  const titles = Object.values(meta.charts).map((chart) => chart.title);
  const subtitles = Object.values(meta.charts).map((chart) => chart.subtitle);
  const front = [meta.headline, meta.summary, meta.cardFinding, ...meta.cautions, ...titles];
  const labels = meta.keyFigures.flatMap(({ value, label }) => [value, label]);
  for (const prose of [...front, ...labels, body]) checkProse(prose, context);

  const headings = [...body.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  if (headings.join('|') !== SECTIONS.join('|'))
    throw new RangeError(`The sections are ${headings.join(', ')}; they must be ${SECTIONS.join(', ')}`);
  const findings = /## What we found\n([\s\S]*?)\n## /.exec(body)?.[1]?.match(/^### /gm)?.length ?? 0;
  if (findings < 3 || findings > 5)
    throw new RangeError(`"What we found" has ${findings} findings (###), not three to five`);
  const count = Object.keys(meta.charts).length;
  if (count < 5 || count > 8) throw new RangeError(`The report has ${count} charts, not five to eight`);

  const shown = new Set(
    bindingsIn(body).flatMap((binding) => (binding.kind === 'chart' ? [binding.target] : [])),
  );
  const unseen = Object.keys(meta.charts).find((chart) => chart !== 'main' && !shown.has(chart));
  if (unseen) throw new RangeError(`charts.${unseen}: the text never shows it`);
  const used = new Set([...front, ...labels, ...subtitles, body].flatMap(figuresIn));
  const idle = Object.keys(meta.figures).find((figure) => !used.has(figure));
  if (idle) throw new RangeError(`figures.${idle}: the text never uses it`);
}

function isLine(text: string): boolean {
  try {
    line(text);
    return true;
  } catch {
    return false;
  }
}
