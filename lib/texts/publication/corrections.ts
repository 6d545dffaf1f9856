import { text } from '@/lib/content/messages';
import { changedParts } from '@/lib/texts/reports/changed-parts';
import type { Report } from '@/lib/texts/reports/report';
import { listAllReports, readVersion } from '@/lib/texts/reports/versions';
import { dayBegins } from '@/lib/web/format';
import { list } from '@/lib/content/list';
import { routes } from '@/lib/web/routes';
import type { Document } from './document';
import { paragraph, withWholeAddresses, words } from './plain-tree';

/** A version of a report after its first: what it changed, and in which parts the version before differs. */
export type Correction = Pick<Report, 'slug' | 'version' | 'date' | 'changes'> & {
  headline: string;
  parts: string[];
};

/** Of all reports, newest first; those of one day in the order of the reports. */
export function corrections(): Correction[] {
  return listAllReports()
    .flatMap((report) => {
      const { slug, version, date, changes, plain } = report;
      const older = readVersion(slug, version - 1);
      return older
        ? [{ slug, version, date, changes, headline: plain.headline, parts: changedParts(older, report) }]
        : [];
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** What changed, and where, as one text. */
export function correctionText({ changes, parts }: Pick<Correction, 'changes' | 'parts'>): string {
  return parts.length > 0 ? `${changes} ${text('reports.parts.changed', { parts: list(parts) })}` : changes;
}

/** A correction as an item of the feed; its page is that of the version. */
export function correctionDocument(correction: Correction, author: string, origin: string): Document {
  const { slug, version, date, changes, headline } = correction;
  const path = routes.reportVersion(slug, version);
  const day = dayBegins(date);
  const before = words(text('corrections.before', { version: version - 1 }));
  return {
    path,
    title: text('corrections.item', { headline, version }),
    description: changes,
    author,
    published: day,
    updated: day,
    content: withWholeAddresses(
      {
        type: 'root',
        children: [
          paragraph(words(correctionText(correction))),
          paragraph({ type: 'link', url: routes.reportVersion(slug, version - 1), children: [before] }),
        ],
      },
      new URL(path, origin).href,
    ),
  };
}
