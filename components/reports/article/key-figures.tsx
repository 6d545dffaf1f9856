import type { Report } from '@/lib/texts/reports/report';
import { changeIn } from '@/components/reports/change-in';
import { InlineProse } from '@/components/reports/prose/inline-prose';

export function KeyFigures({ report }: { report: Report }) {
  return (
    <dl className="report-key">
      {report.keyFigures.map(({ value, label }) => (
        <div key={label.source}>
          <dt>
            <InlineProse prose={label} report={report} />
          </dt>
          <dd className={changeIn(value, report.figures)}>
            <InlineProse prose={value} report={report} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
