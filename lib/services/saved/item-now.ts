import { libraryHere } from '@/lib/texts/library-here';
import type { ItemNow } from '@/lib/texts/listed-item';
import type { SavedReference } from '@/lib/contract/saved';
import { inLocale, type Locale } from '@/lib/content/locale';
import { askingIsOn } from '@/lib/platform/env';
import { provider } from '@/lib/provider';
import {
  figures,
  findings,
  tables,
  analysisPath,
  parseAnalysis,
  answerAnalysis,
  editionOf,
} from '@samvit/research';
import { readReport } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';

const GONE = { state: 'gone' } as const;

/** What a saved item says now, in the language in which it was saved. */
export function itemNow({ kind, item }: SavedReference, locale: Locale): Promise<ItemNow> {
  return inLocale(locale, async () => SAYS[kind](item));
}

const SAYS: Record<SavedReference['kind'], (item: string) => ItemNow | Promise<ItemNow>> = {
  insight(id) {
    const finding = findings.insight(libraryHere(), id);
    if (!finding) return GONE;
    return {
      state: 'says',
      sentence: findings.titleOf(finding),
      figure: null,
      chart: findings.eventChart(libraryHere(), finding),
      edition: editionOf(libraryHere(), [finding.series]),
    };
  },

  report(slug) {
    const report = readReport(slug);
    if (!report) return GONE;
    const { plain, version, cardChart } = report;
    return {
      state: 'says',
      sentence: plain.headline,
      figure: null,
      chart: cardChart,
      edition: String(version),
    };
  },

  async post(slug) {
    const post = await provider().blog(slug);
    if (!post) return GONE;
    const edition = post.updated_at || post.created_at;
    return { state: 'says', sentence: post.title, figure: null, chart: null, edition };
  },

  analysis(path) {
    const analysis = askingIsOn() ? parseAnalysis(libraryHere(), path) : null;
    if (!analysis || 'problem' in analysis) return GONE;
    // A reader's own series is there while the reader sends it, and never for what is saved.
    if (analysis.series.some(tables.isOwnName)) return GONE;
    const answer = answerAnalysis(libraryHere(), analysis);
    if (answer.state === 'refused') return { state: 'refused', sentence: answer.sentence };
    const figure = answer.keyFigures[0]?.[1];
    const direction = figure && figures.directionOf(figure);
    return {
      state: 'says',
      ...(direction && { direction }),
      sentence: answer.sentence,
      figure: figure?.text ?? null,
      // Worked out where it is drawn.
      get chart() {
        return answer.chart;
      },
      edition: answer.edition,
    };
  },
};

/** The one way to name an item: an analysis can be written in several. */
export function canonicalReference({ kind, item }: SavedReference): SavedReference {
  if (kind !== 'analysis') return { kind, item };
  const analysis = parseAnalysis(libraryHere(), item);
  return 'problem' in analysis ? { kind, item } : { kind, item: analysisPath(analysis) };
}

/** The address of an item, in English. */
export function pathOfItem({ kind, item }: SavedReference): string {
  if (kind === 'insight') return routes.insight(item);
  if (kind === 'report') return routes.report(item);
  return kind === 'post' ? routes.post(item) : routes.analysisAnswer(item);
}
