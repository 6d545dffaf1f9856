import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import type { Report } from '@/lib/research/reports/report';
import { routes } from '@/lib/web/routes';

/**
 * The banner of a superseded version: the newer version, its date, and what changed. Empty for the current
 * version.
 */
export function Superseded({ report, newer }: { report: Report; newer: readonly Report[] }) {
  const [current] = newer;
  if (!current) return null;
  return (
    <aside aria-label={text('reports.superseded.label')} className="report-superseded">
      <p>
        {richText('reports.superseded.text', {
          version: report.version,
          newer: current.version,
          date: formatPeriod(current.date),
          strong: (words) => <strong>{words}</strong>,
          link: (words) => <a href={routes.report(report.slug)}>{words}</a>,
        })}
      </p>
      <ul>
        {newer.map(({ version, date, changes }) => (
          <li key={version}>
            {text('reports.superseded.changes', { version, date: formatPeriod(date), changes })}
          </li>
        ))}
      </ul>
    </aside>
  );
}
