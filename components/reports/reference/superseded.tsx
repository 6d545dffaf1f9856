import { formatPeriod } from '@/lib/site/period';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';

/**
 * The banner of a superseded version: the newer version, its date, and what changed. Empty for the current
 * version.
 */
export function Superseded({ report, newer }: { report: Report; newer: readonly Report[] }) {
  const [current] = newer;
  if (!current) return null;
  return (
    <aside aria-label="Superseded" className="report-superseded">
      <p>
        <strong>This is version {report.version}, superseded.</strong>{' '}
        <a href={routes.report(report.slug)}>
          Read version {current.version} of {formatPeriod(current.date)}
        </a>
        , the current one. The words, figures and charts below are as they were then.
      </p>
      <ul>
        {newer.map(({ version, date, changes }) => (
          <li key={version}>
            Version {version}, {formatPeriod(date)}: {changes}
          </li>
        ))}
      </ul>
    </aside>
  );
}
