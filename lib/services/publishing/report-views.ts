import { buildStep } from '@/lib/platform/env';
import { errorFields, limited, log } from '@/lib/platform/log';
import { db } from '@/lib/records/database';
import { viewsOfReport, viewsOfReports } from '@/lib/records/view-counts';
import { revalidateHere } from './revalidation';

/**
 * How often a report has been read, for its page; null if that is not known: a build has no database, and one
 * that fails takes no page away.
 */
export async function viewsForPage(slug: string): Promise<number | null> {
  if (buildStep) return null;
  try {
    return await viewsOfReport(db(), slug);
  } catch (error) {
    limited('views of reports', () => log.error(errorFields(error), 'Views of a report could not be read'));
    return null;
  }
}

/** The views of all reports together that their pages show. */
let reportViews = 0;

/** Has the pages of reports rendered anew if any was read since they were. */
export async function renewViews(): Promise<void> {
  const total = await viewsOfReports(db());
  if (total === reportViews) return;
  revalidateHere({ tag: 'views' });
  reportViews = total;
}
