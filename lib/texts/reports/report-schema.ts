import { z } from 'zod';
import { figures, charts } from '@samvit/research';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The words of a publisher, with the day on which they were published and the address where they stand. */
const quoteSchema = z.strictObject({
  text: z.string().min(1),
  source: z
    .string()
    .min(1)
    .refine((source) => !/\bnotes?\b/i.test(source), 'Our own notes are "notes", not quotations'),
  date: z.iso.date(),
  url: z.url({ protocol: /^https$/ }),
});

/** Our own words on the data: they name the data, and no publisher as their author. */
const ownNoteSchema = z.strictObject({ text: z.string().min(1), about: z.string().min(1) });

export const ASSET_CLASSES = [
  'Commodities',
  'Equity',
  'Funds',
  'Crypto',
  'Fixed income',
  'Tech giant',
  'Real estate',
] as const;

export const reportSchema = z.strictObject({
  /** True: nobody sees the report, but its content is checked. */
  draft: z.boolean().default(false),
  /** Its position among the cards; the first six are on the front page. */
  order: z.number().int().positive(),
  assetClass: z.enum(ASSET_CLASSES),
  tag: z.string().min(1).max(40),
  topic: z.string().min(1).max(80),
  /**
   * Prose: the headline, the summary and the finding on the card, of which resolve-report.ts checks the
   * lengths that readers see.
   */
  headline: z.string().min(1),
  summary: z.string().min(1).max(900),
  cardFinding: z.string().min(1),
  version: z.number().int().positive(),
  date: z.iso.date(),
  /** The changes in this version; "First version." for the first. */
  changes: z.string().min(1),
  /** When the next version is expected, and with which data. */
  nextUpdate: z.string().min(1),
  figures: z.record(name, figures.figureDefinitionSchema),
  /** Three or four key figures; prose. */
  keyFigures: z
    .array(z.strictObject({ value: z.string().min(1).max(40), label: z.string().min(1).max(120) }))
    .min(3)
    .max(4),
  /**
   * Three to eight charts by name. `main` is the chart of the frame; the text contains the others. Titles
   * are prose.
   */
  charts: z
    .record(name, charts.chartSpecSchema)
    .refine((charts) => 'main' in charts, { message: 'One chart is named main' })
    .refine((charts) => !('report' in charts), {
      message: 'No chart is named report: report.png is the picture of the whole report',
    }),
  /** The chart of the card, if it is not the main one. */
  cardChart: name.optional(),
  /** The further charts of the frame, if they are not the first two after the main one. */
  frameCharts: z.array(name).max(2).optional(),
  /** What the figures do not show; the frame contains it too. Prose. */
  cautions: z.array(z.string().min(1)).min(1).max(4),
  quotes: z.record(name, quoteSchema).default({}),
  notes: z.record(name, ownNoteSchema).default({}),
  /** The series whose change since the report is shown, and a benchmark to compare it with. */
  since: z.strictObject({
    series: z.string(),
    label: z.string().min(1),
    benchmark: z.strictObject({ series: z.string(), label: z.string().min(1) }),
  }),
  /**
   * A condition that would change the report's conclusion, as far as one of our series can show it: prose,
   * the series, and the threshold. The threshold is a figure of the report (`100*drawdown` for another
   * scale), the series' own previous value, or another series.
   */
  watch: z
    .array(
      z.strictObject({
        text: z.string().min(1).max(200),
        series: z.string(),
        when: z.enum(['<', '<=', '>', '>=']),
        against: z.union([
          z.literal('previous'),
          z.strictObject({ figure: z.string() }),
          z.strictObject({ series: z.string() }),
        ]),
        /** The number of consecutive values for which the condition must hold. */
        running: z.number().int().positive().default(1),
        format: charts.chartSpecSchema.shape.format,
      }),
    )
    .default([]),
  /**
   * The figures that a reader may compute for other windows, whose ends are `from` and `to`, and the
   * headline's claim about them. `statement` words the claim so that it fits any window.
   */
  window: z
    .strictObject({
      from: z.coerce.string(),
      to: z.coerce.string(),
      /** The first period that a reader may choose; that of the series by default. */
      since: z.coerce.string().optional(),
      claim: z.string().min(1),
      statement: z.string().min(1).max(160),
      figures: z
        .array(z.strictObject({ figure: name, label: z.string().min(1).max(80) }))
        .min(1)
        .max(5),
    })
    .optional(),
  /** Slugs of posts on the same subject. */
  related: z.array(z.string()).max(4).default([]),
});
const REPORT_WORDS = 'tag topic headline summary cardFinding changes nextUpdate keyFigures cautions'.split(
  ' ',
);

/** Of a report's front matter, what readers see. */
export function isReportWord([field, ...rest]: readonly (string | number)[]): boolean {
  const last = String(rest.at(-1));
  if (field === 'charts') return charts.CHART_WORDS.includes(last);
  if (field === 'since' || field === 'window') return last === 'label' || last === 'statement';
  if (field === 'watch') return last === 'text';
  if (field === 'quotes') return last === 'text' || last === 'source';
  if (field === 'notes') return last === 'text' || last === 'about';
  return REPORT_WORDS.includes(String(field));
}

export type ReportMeta = z.infer<typeof reportSchema>;
