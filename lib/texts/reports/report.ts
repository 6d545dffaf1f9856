import type { seriesFiles, Figure } from '@samvit/research';
import type { Term } from '@/lib/content/glossary';
import type { WordedChart } from '@/lib/texts/prose/chart-words';
import type { OwnNote, Quoted } from '@/lib/texts/prose/check-prose';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import type { ReportMeta } from './report-schema';
import type { Since } from './since';
import type { WatchItem } from './watch';
import type { ReportWindow } from './window';

/** The texts of the front matter, as prose or as plain words. */
export type Texts<Text> = {
  headline: Text;
  summary: Text;
  cautions: Text[];
  keyFigures: { value: Text; label: Text }[];
};

export const FROM_META = [
  'draft',
  'order',
  'assetClass',
  'tag',
  'topic',
  'version',
  'date',
  'changes',
  'nextUpdate',
  'related',
] as const;

/**
 * A report with everything that its page, frame, cards and files show: prose as trees, figures with
 * evidence, charts with series. A superseded version has the same type; its values come from its snapshot.
 */
export type Report = Pick<ReportMeta, (typeof FROM_META)[number]> &
  Texts<Prose> & {
    slug: string;
    /** The language of its words: `en-IN`, for `lang` attributes. */
    lang: string;
    /** The address of the page with the sources of every number, event, quotation, note and term of this version. */
    evidencePath: string;
    body: Prose;
    /** The same texts as plain words. */
    plain: Texts<string> & { cardFinding: string };
    figures: ReadonlyMap<string, Figure>;
    quotes: ReadonlyMap<string, Quoted & { url: string }>;
    notes: ReadonlyMap<string, OwnNote>;
    events: ReadonlyMap<string, seriesFiles.DatedEvent>;
    terms: ReadonlyMap<string, Term>;
    /** By name, with figures filled into titles, subtitles and labels. */
    charts: Readonly<Record<string, WordedChart>>;
    mainChart: WordedChart;
    cardChart: WordedChart;
    /** The further charts of the frame, at most two. */
    frameCharts: readonly WordedChart[];
    /**
     * The watch conditions with their present state; empty for a superseded version, because its successor
     * watches instead.
     */
    watch: WatchItem[];
    /**
     * The figures that a reader may compute for other windows. Not for a superseded version, because its
     * series have changed since.
     */
    window: ReportWindow | null;
    since: Since;
    /** The last period with a value in any of its charts, for readers: `21 August 2026`. */
    dataDate: string;
  };

/** Every text of a report that may contain bound words. */
export function proseOf({ headline, summary, body, cautions, keyFigures, charts, watch }: Report): Prose[] {
  return [
    headline,
    summary,
    body,
    ...cautions,
    ...watch.map(({ text }) => text),
    ...keyFigures.flatMap(({ value, label }) => [value, label]),
    ...Object.values(charts).flatMap(({ title, subtitle }) => [title, subtitle]),
  ];
}
