import type { ExtraProps } from 'hast-util-to-jsx-runtime';
import { scrollingTable } from '@/components/ui/markdown';
import type { Prose } from '@/lib/research/prose/parse-prose';
import { boundComponents } from './inline-prose';
import { ProseElements } from './prose-elements';
import { ReportChart, type Charted, type ChartFile } from './report-chart';

type Props = {
  prose: Prose;
  /** The report or post that contains the text. */
  report: Charted;
  /** Absent for a superseded version, whose charts are no files. */
  chartFile?: ChartFile | undefined;
};

/** The text of a report or a post: paragraphs, headings, tables and charts. */
export function ReportProse({ prose, report, chartFile }: Props) {
  return (
    <ProseElements
      tree={prose.tree}
      components={{
        ...boundComponents(report),
        ...scrollingTable,
        p: ({ node, children }) => {
          const chart = chartAlone(node);
          return chart === null ? (
            <p>{children}</p>
          ) : (
            <ReportChart report={report} name={chart} file={chartFile} />
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
