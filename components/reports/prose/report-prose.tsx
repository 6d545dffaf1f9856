import { Fragment, type ReactNode } from 'react';
import type { Components } from 'hast-util-to-jsx-runtime';
import { renderProse, scrollingTable } from '@/components/layout/render-prose';
import { classNames } from '@/components/ui/class-names';
import { linkedOnce } from '@/lib/texts/prose/linked-once';
import type { Prose } from '@/lib/texts/prose/parse-prose';
import { boundParts } from './inline-prose';
import { isPair, proseParts, proseRows, rowsBeside, type ProsePart } from './prose-parts';
import { ReportChart, type Charted, type ToolsOfChart } from './report-chart';

type Of = {
  /** The report or post that contains the text. */
  report: Charted;
  /** Absent for a superseded version, whose charts are no files. */
  chartTools?: ToolsOfChart | undefined;
};

/** The text of a post: paragraphs, headings, tables and charts, in one column. */
export function ReportProse({ prose, ...of }: Of & { prose: Prose }) {
  return proseParts(linkedOnce(prose, of.report.figures, new Set()).tree).map((part, i) => (
    <TextPart key={i} part={part}>
      {proseRows(part.tree).map(({ text, charts }, row) => (
        <Fragment key={row}>
          {renderProse(text, textParts(of.report))}
          <Charts charts={charts} {...of} />
        </Fragment>
      ))}
    </TextPart>
  ));
}

/**
 * A part of a report in which, where there is room, a chart stands beside its text, two or three stand below it in a
 * row, and two texts with a chart each stand beside each other.
 */
export function PartInRows({ part, ...of }: Of & { part: ProsePart }) {
  const rows = rowsBeside(part.tree);
  return (
    <TextPart part={part} isBeside>
      <div className={classNames(isPair(rows) && 'report-row-pair')}>
        {rows.map(({ text, charts }, row) => (
          <div key={row} className={classNames('report-row', charts.length > 1 && 'report-row-of-many')}>
            <div className="prose">{renderProse(text, textParts(of.report))}</div>
            {charts.length > 0 && (
              <div className="report-row-charts">
                <Charts charts={charts} sourcesAreListed {...of} />
              </div>
            )}
          </div>
        ))}
      </div>
    </TextPart>
  );
}

/** A part that the browser leaves out of layout while it is out of view, with about its height. */
function TextPart({
  part: { isFinding, height },
  isBeside = false,
  children,
}: {
  part: ProsePart;
  isBeside?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames('report-part', isBeside ? 'report-rows' : 'prose', isFinding && 'report-finding')}
      data-narrow={height.narrow}
      data-wide={isBeside ? height.beside : height.wide}
    >
      {children}
    </div>
  );
}

function Charts({
  charts,
  report,
  chartTools,
  sourcesAreListed = false,
}: Of & { charts: readonly string[]; sourcesAreListed?: boolean }) {
  return charts.map((name) => (
    <ReportChart key={name} tools={chartTools} {...{ report, name, sourcesAreListed }} />
  ));
}

/** How a text without charts is rendered. */
export const textParts = (report: Charted): Components => ({ ...boundParts(report), ...scrollingTable });
