import { richText } from '@/components/layout/rich-text';
import { formatPeriod } from '@/lib/web/period';
import type { Report } from '@/lib/texts/reports/report';
import { langHere } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { linkTo } from '@/components/reports/own-link';

/** Every version of a report, newest first, each with its address and its changes. */
export function VersionList({ versions }: { versions: readonly Report[] }) {
  return (
    <ul>
      {versions.map(({ slug, version, date, changes, lang }, i) => (
        <li key={version}>
          {richText('reports.versions.version', {
            version,
            date: formatPeriod(date),
            // The words of older versions are English; of the first they say no more than this.
            changes:
              version === 1 && langHere(lang) ? (
                text('reports.versions.first')
              ) : (
                <span lang={langHere(lang)}>{changes}</span>
              ),
            current: i === 0 ? 'yes' : 'other',
            link: linkTo(routes.reportVersion(slug, version)),
          })}
        </li>
      ))}
    </ul>
  );
}
