import type { ReactNode } from 'react';
import type { Components } from 'hast-util-to-jsx-runtime';
import type { Root } from 'mdast';
import { renderProse } from '@/components/layout/render-prose';
import { richText } from '@/components/layout/rich-text';
import { InlineProse } from '@/components/reports/prose/inline-prose';
import { proseParts, type ProsePart } from '@/components/reports/prose/prose-parts';
import type { ToolsOfChart } from '@/components/reports/prose/report-chart';
import { PartInRows, textParts } from '@/components/reports/prose/report-prose';
import { SinceTable } from '@/components/reports/reference/since-table';
import { WatchTable } from '@/components/reports/reference/watch-table';
import { WINDOW } from '@/components/reports/window/window-id';
import { headingId } from '@/components/ui/heading-id';
import { text } from '@/lib/content/messages';
import { splitSentences } from '@/lib/texts/prose/split-sentences';
import type { Report } from '@/lib/texts/reports/report';
import { SECTIONS, type SectionName } from '@/lib/texts/reports/sections';

/** The five sections of a report's page, in order. Two are parts of the text, whose addresses they keep. */
const CHAPTERS = ['findings', 'sides', 'risks', 'test', 'about'] as const;

type Chapter = (typeof CHAPTERS)[number];

/** How many sentences of the summary stand in the head. */
export const SENTENCES_IN_HEAD = 2;

/** The sections with their titles, for the contents. */
export const reportChapters = () =>
  CHAPTERS.map((name) => {
    const title = text(`reports.chapters.${name}`);
    const isOfText = name === 'findings' || name === 'risks';
    return { name, title, id: headingId(isOfText ? text(`reports.sections.${name}`) : title) };
  });

export function ReportChapter({ name, children }: { name: Chapter; children: ReactNode }) {
  const { id, title } = reportChapters().find((chapter) => chapter.name === name) ?? {};
  return (
    <section aria-labelledby={id} className={`report-chapter report-${name}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type Props = {
  report: Report;
  /** What only the report's own page shows, because a version's page does not change. */
  later: Pick<Report, 'watch' | 'window'>;
  chartTools: ToolsOfChart | undefined;
};

/** The text of a report in its sections, with what can be tested of it. */
export function ReportSections({ report, later, chartTools }: Props) {
  const parts = partsOf(report.body.tree);
  const [, more] = splitSentences(report.summary, SENTENCES_IN_HEAD);
  const inText = (name: SectionName) => <SectionText parts={parts[name]} report={report} />;
  return (
    <>
      <ReportChapter name="findings">
        <p className="report-hint">{text('reports.hint')}</p>
        {more && (
          <p className="report-more">
            <InlineProse prose={more} report={report} />
          </p>
        )}
        {parts.findings.slice(1).map((part, i) => (
          <PartInRows key={i} part={part} report={report} chartTools={chartTools} />
        ))}
      </ReportChapter>
      <ReportChapter name="sides">
        <div className="report-pair">
          {inText('for')}
          {inText('against')}
        </div>
      </ReportChapter>
      <ReportChapter name="risks">
        <div className="report-pair">
          <SectionText parts={withoutHeading(parts.risks)} report={report} />
          <div className="prose">
            <h3>{text('reports.cautions')}</h3>
            <ul>
              {report.cautions.map((caution) => (
                <li key={caution.source}>
                  <InlineProse prose={caution} report={report} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </ReportChapter>
      <ReportChapter name="test">
        {later.window && (
          <p className="max-w-measure print:hidden">
            {richText('reports.try-window', { window: (words) => <a href={`#${WINDOW}`}>{words}</a> })}
          </p>
        )}
        <div className="report-pair">
          {inText('change')}
          {later.watch.length > 0 && (
            <section id="watch" aria-label={text('reports.watch.label')} className="prose">
              <WatchTable report={report} />
            </section>
          )}
        </div>
        <section aria-labelledby="since" className="report-pair">
          <SinceTable report={report} />
        </section>
        <details className="report-method">
          <summary>{text('reports.how')}</summary>
          {inText('question')}
          {inText('method')}
        </details>
      </ReportChapter>
    </>
  );
}

/** The headings of the text are within a section of the page. */
const LOWER: Components = { h2: ({ id, children }) => <h3 id={id}>{children}</h3> };

function SectionText({ parts, report }: { parts: readonly ProsePart[]; report: Report }) {
  return parts.map(({ tree }, i) => (
    <div key={i} className="prose">
      {renderProse(tree, { ...textParts(report), ...LOWER })}
    </div>
  ));
}

/** The parts of the text by its sections, which are all there: see check-report.ts. */
function partsOf(tree: Root): Record<SectionName, ProsePart[]> {
  const sections: ProsePart[][] = [];
  for (const part of proseParts(tree))
    if (part.isFinding) sections.at(-1)?.push(part);
    else sections.push([part]);
  return Object.fromEntries(SECTIONS.map((name, i) => [name, sections[i] ?? []])) as Record<
    SectionName,
    ProsePart[]
  >;
}

const withoutHeading = (parts: readonly ProsePart[]): ProsePart[] =>
  parts.map((part) => ({
    ...part,
    tree: { ...part.tree, children: part.tree.children.filter(({ type }) => type !== 'heading') },
  }));
