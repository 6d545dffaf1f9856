import { formatPeriod } from '@/lib/figures/period';
import type { Report } from '@/lib/reports/report';
import { listVersions } from '@/lib/reports/versions';
import { routes } from '@/lib/routes';
import { OwnLink } from './own-link';

/** Every version of a report, newest first, each at its own address with what it changed. */
export function VersionList({ report }: { report: Report }) {
  return (
    <ul>
      {listVersions(report.slug).map(({ slug, version, date, changes }, i) => (
        <li key={version}>
          <OwnLink href={routes.reportVersion(slug, version)}>Version {version}</OwnLink>,{' '}
          {formatPeriod(date)}
          {i === 0 ? ' (current)' : ' (superseded)'}: {changes}
        </li>
      ))}
    </ul>
  );
}
