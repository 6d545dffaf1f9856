import type { ExtraProps } from 'hast-util-to-jsx-runtime';
import type { Report } from '@/lib/research/reports/report';
import { boundComponents } from './inline-prose';
import { ProseElements } from './prose-elements';
import { ReportChart } from './report-chart';

export function ReportProse({ report, isCurrent }: { report: Report; isCurrent: boolean }) {
  return (
    <ProseElements
      tree={report.body.tree}
      components={{
        ...boundComponents(report),
        p: ({ node, children }) => {
          const chart = chartAlone(node);
          return chart === null ? (
            <p>{children}</p>
          ) : (
            <ReportChart report={report} name={chart} isCurrent={isCurrent} />
          );
        },
      }}
    />
  );
}

/** The chart of a paragraph that contains nothing else. */
function chartAlone(node: ExtraProps['node']): string | null {
  const [only, ...others] = node?.children ?? [];
  if (others.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return null;
  return typeof only.properties['dataChart'] === 'string' ? only.properties['dataChart'] : null;
}
