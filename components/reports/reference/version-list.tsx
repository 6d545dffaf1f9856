import { richText } from '@/components/site/rich-text';
import { formatPeriod } from '@/lib/site/period';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';
import { linkTo } from '@/components/reports/own-link';

/** Every version of a report, newest first, each with its address and its changes. */
export function VersionList({ versions }: { versions: readonly Report[] }) {
  return (
    <ul>
      {versions.map(({ slug, version, date, changes }, i) => (
        <li key={version}>
          {richText('reports.versions.version', {
            ...{ version, changes, date: formatPeriod(date) },
            current: i === 0 ? 'yes' : 'other',
            link: linkTo(routes.reportVersion(slug, version)),
          })}
        </li>
      ))}
    </ul>
  );
}
