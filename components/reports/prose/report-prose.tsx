import type { Components, ExtraProps } from 'hast-util-to-jsx-runtime';
import { renderProse, scrollingTable } from '@/components/layout/render-prose';
import { classNames } from '@/components/ui/class-names';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import { boundParts } from './inline-prose';
import { proseParts } from './prose-parts';
import { ReportChart, type Charted, type ToolsOfChart } from './report-chart';

type Props = {
  prose: Prose;
  /** The report or post that contains the text. */
  report: Charted;
  /** Absent for a superseded version, whose charts are no files. */
  chartTools?: ToolsOfChart | undefined;
};

/** The text of a report or a post: paragraphs, headings, tables and charts. */
export function ReportProse({ prose, report, chartTools }: Props) {
  const parts: Components = {
    ...boundParts(report),
    ...scrollingTable,
    p: ({ node, children }) => {
      const chart = chartAlone(node);
      return chart === null ? (
        <p>{children}</p>
      ) : (
        <ReportChart report={report} name={chart} tools={chartTools} />
      );
    },
  };
  return proseParts(prose.tree).map(({ tree, isFinding, height }, i) => (
    <div
      key={i}
      className={classNames('report-part prose', isFinding && 'report-finding')}
      data-narrow={height.narrow}
      data-wide={height.wide}
    >
      {renderProse(tree, parts)}
    </div>
  ));
}

/** The chart of a paragraph that contains nothing else. */
function chartAlone(node: ExtraProps['node']): string | null {
  const [only, ...others] = node?.children ?? [];
  if (others.length > 0 || only?.type !== 'element' || only.tagName !== 'img') return null;
  return typeof only.properties['dataChart'] === 'string' ? only.properties['dataChart'] : null;
}
