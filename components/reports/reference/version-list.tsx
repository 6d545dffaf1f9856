import { formatPeriod } from '@/lib/site/period';
import type { Report } from '@/lib/research/reports/report';
import { langHere } from '@/lib/content/locales';
import { routes } from '@/lib/site/routes';
import { OwnLink } from '@/components/reports/own-link';

/** Every version of a report, newest first, each with its address and its changes. */
export function VersionList({ versions }: { versions: readonly Report[] }) {
  return (
    <ul>
      {versions.map(({ slug, version, date, changes, lang }, i) => (
        <li key={version}>
          <OwnLink href={routes.reportVersion(slug, version)}>Version {version}</OwnLink>,{' '}
          {formatPeriod(date)}
          {i === 0 ? ' (current)' : ' (superseded)'}: <span lang={langHere(lang)}>{changes}</span>
        </li>
      ))}
    </ul>
  );
}
