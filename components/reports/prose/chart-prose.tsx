import type { ReactNode } from 'react';
import type { Report } from '@/lib/research/reports/report';
import { InlineProse } from './inline-prose';

/** Title and subtitle of a chart with figures that open, as those of the text do. */
export function chartProse(report: Report, name: string): { title: ReactNode; subtitle: ReactNode } {
  const prose = report.chartProse[name];
  if (!prose) throw new RangeError(`No chart is called "${name}"`);
  return {
    title: <InlineProse report={report} prose={prose.title} />,
    subtitle: <InlineProse report={report} prose={prose.subtitle} />,
  };
}
