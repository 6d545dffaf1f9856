import type { Report } from '@/lib/texts/reports/report';
import { InlineProse } from '@/components/reports/prose/inline-prose';

export function KeyFigures({ report }: { report: Report }) {
  return (
    <dl className="report-key" data-narrow="16" data-wide="7">
      {report.keyFigures.map(({ value, label }) => (
        <div key={label.source}>
          <dt>
            <InlineProse prose={label} report={report} />
          </dt>
          <dd>
            <InlineProse prose={value} report={report} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
