import ReactMarkdown, { type ExtraProps } from 'react-markdown';
import { alignedCells } from '@/components/ui/markdown';
import type { Report } from '@/lib/research/reports/report';
import { BOUND, boundWords, PROSE } from './inline-prose';
import { ReportChart } from './report-chart';

/** The text of a report: paragraphs, headings and tables, with its charts between them. */
export function ReportProse({ report, prose }: { report: Report; prose: string }) {
  return (
    <ReactMarkdown
      {...PROSE}
      components={{
        ...alignedCells,
        ...boundWords(report),
        p: ({ node, children }) => {
          const chart = chartAlone(node);
          return chart === null ? <p>{children}</p> : <ReportChart report={report} name={chart} />;
        },
      }}
    >
      {prose}
    </ReactMarkdown>
  );
}

/** The chart of a paragraph that holds one image and nothing else. */
function chartAlone(node: ExtraProps['node']): string | null {
  const [only, ...others] = node?.children ?? [];
  if (others.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return null;
  const [, scheme, name = ''] = BOUND.exec(String(only.properties['src'])) ?? [];
  return scheme === 'chart' ? name : null;
}
