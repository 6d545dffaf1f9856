import { z } from 'zod';
import { readByBuild, readOnce } from '@/lib/content/content-source';
import { ContentError, inLocaleOfFile, listContent, readMarkdown } from '@/lib/content/read';
import { withLiveValues } from './live-report';
import type { Report } from './report';
import { resolveReport } from './resolve-report';

const FOLDER = 'reports';

/**
 * The current version of a report; `null` if there is none, or only a draft.
 * @throws ContentError when something in it is wrong
 */
export function readReport(slug: string): Report | null {
  if (!listContent(FOLDER, '.md').includes(`${slug}.md`)) return null;
  const report = reportOrDraft(slug);
  return report.draft ? null : report;
}

/**
 * As {@link readReport}, also for a draft: for checks. Only existing slugs are cached, because requests can
 * invent any number of others.
 */
export const reportOrDraft = (slug: string): Report =>
  inLocaleOfFile(fileOf(slug), () => presentReport(slug));

const presentReport = readOnce((slug: string) => withLiveValues(parsedReport(slug)));
const parsedReport = readByBuild('report', (slug: string) => resolveReport(slug, fileOf(slug)));
const fileOf = (slug: string) => `${FOLDER}/${slug}.md`;

export function listReports(): Report[] {
  return listContent(FOLDER, '.md')
    .flatMap((file) => readReport(file.replace(/\.md$/, '')) ?? [])
    .sort((a, b) => a.order - b.order);
}

/** How many reports have a card on the front page: the first of their order. */
const FEATURED = 6;

/** Those on the front page. */
export const featuredReports = (): Report[] => listReports().slice(0, FEATURED);

/** @throws ContentError when two reports have one place among the cards */
export function checkOrder(): void {
  const slugsByOrder = new Map<number, string>();
  for (const { slug, order } of listReports()) {
    const sameOrder = slugsByOrder.get(order);
    if (sameOrder !== undefined) {
      const { lineOf } = readMarkdown(fileOf(slug), z.unknown());
      throw new ContentError(
        fileOf(slug),
        lineOf(['order']),
        `order: ${sameOrder} has the place ${order}, too`,
      );
    }
    slugsByOrder.set(order, slug);
  }
}
