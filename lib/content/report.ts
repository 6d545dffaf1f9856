import { z } from 'zod';
import { chartLines, chartSpecSchema, type ChartSpec } from '@/lib/figures/chart-spec';
import { dataDate } from '@/lib/figures/data-date';
import { figureDefinitionSchema, type Figure } from '@/lib/figures/figure';
import { formatPeriod } from '@/lib/figures/period';
import { computeFigures, fillEach, fillFigures, namesIn } from '@/lib/figures/template';
import { ContentError, listContent, readContent } from './read';

const reportSchema = z.object({
  /** Its place among the cards. */
  order: z.number().int().positive(),
  assetClass: z.enum(['Commodities', 'Equity', 'Crypto', 'Fixed income', 'Tech giant', 'Real estate']),
  tag: z.string().min(1).max(40),
  topic: z.string().min(1).max(80),
  headline: z.string().min(1).max(120),
  summary: z.string().min(1).max(600),
  cardFinding: z.string().min(1).max(200),
  figures: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), figureDefinitionSchema),
  /** Three or four figures to read at a glance. */
  keyFigures: z
    .array(z.object({ value: z.string().min(1).max(40), label: z.string().min(1).max(80) }))
    .min(3)
    .max(4),
  chart: chartSpecSchema,
  cardChart: chartSpecSchema.optional(),
  /** Charts that carry the rest of the story. */
  supporting: z.array(chartSpecSchema).max(2).default([]),
  /** What the figures do not say. */
  cautions: z.array(z.string().min(1)).min(1).max(4),
});

/** A research report of content/reports with its figures written in. */
export type Report = {
  slug: string;
  order: number;
  assetClass: z.infer<typeof reportSchema>['assetClass'];
  tag: string;
  topic: string;
  headline: string;
  summary: string;
  cardFinding: string;
  figures: ReadonlyMap<string, Figure>;
  keyFigures: { value: string; label: string }[];
  chart: ChartSpec;
  /** The main chart where the card has none of its own. */
  cardChart: ChartSpec;
  supporting: ChartSpec[];
  cautions: string[];
  /** The last period any of its charts shows, as a reader would say it: `21 August 2026`. */
  dataDate: string;
};

const FOLDER = 'reports';
const cache = new Map<string, Report>();

/**
 * One report by its slug; `null` when there is none.
 * @throws ContentError when a field, a figure or a chart is wrong
 */
export function readReport(slug: string): Report | null {
  const known = cache.get(slug);
  if (known) return known;
  if (!listContent(FOLDER, '.yaml').includes(`${slug}.yaml`)) return null;
  const report = parseReport(slug);
  cache.set(slug, report);
  return report;
}

/** All reports, in the order of the cards. */
export function listReports(): Report[] {
  return listContent(FOLDER, '.yaml')
    .flatMap((name) => readReport(name.replace(/\.yaml$/, '')) ?? [])
    .sort((a, b) => a.order - b.order);
}

function parseReport(slug: string): Report {
  const file = `${FOLDER}/${slug}.yaml`;
  const { figures: definitions, ...words } = readContent(file, reportSchema);
  try {
    const figures = computeFigures(definitions);
    const used = new Set(namesIn(JSON.stringify(words)));
    const idle = [...figures.keys()].find((name) => !used.has(name));
    if (idle) throw new RangeError(`figures.${idle}: the text never uses it`);
    const filled = fillEach(words, (text) => fillFigures(text, figures));
    const charts = [filled.chart, ...filled.supporting];
    return {
      slug,
      ...filled,
      figures,
      cardChart: filled.cardChart ?? filled.chart,
      dataDate: formatPeriod(dataDate(charts.flatMap(chartLines))),
    };
  } catch (error) {
    throw error instanceof RangeError ? new ContentError(file, 1, error.message) : error;
  }
}
