import { richText } from '@/components/layout/rich-text';
import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import { changedParts } from '@/lib/texts/reports/changed-parts';
import type { Report } from '@/lib/texts/reports/report';
import { list } from '@/lib/content/list';
import { routes } from '@/lib/web/routes';

/**
 * The banner of a superseded version: the newer version, its date, what was corrected since, and where. Empty for the
 * current version.
 */
export function Superseded({ report, newer }: { report: Report; newer: readonly Report[] }) {
  const [current] = newer;
  if (!current) return null;
  const parts = changedParts(report, current);
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
            {richText('reports.superseded.changes', {
              version,
              changes,
              date: formatPeriod(date),
              link: (words) => <a href={routes.reportVersion(report.slug, version)}>{words}</a>,
            })}
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <p className="mt-2 text-sm">{text('reports.superseded.parts', { parts: list(parts) })}</p>
      )}
      <p className="mt-2 text-sm">
        <a href={routes.corrections}>{text('reports.superseded.all')}</a>
      </p>
    </aside>
  );
}
