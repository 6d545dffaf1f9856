import { libraryHere } from '@/lib/texts/library-here';
import type { ReactNode } from 'react';
import { ScrollTable } from '@/components/reports/scroll-table';
import { analyses, type Figure } from '@samvit/research';
import type { Report } from '@/lib/texts/reports/report';
import { richText } from '@/components/layout/rich-text';
import { SiteLink } from '@/components/layout/site-link';
import { text } from '@/lib/content/messages';
import { statusKey } from '@/lib/content/status';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { FigureAmount } from './amount';
import { dataRead, FigureFormula, FigureInputs, FigureSources } from './figure-facts';
import { evidenceId } from './evidence-id';
import { figureSentence } from './figure-sentence';

const FACTS = ['formula', 'inputs', 'source', 'data-to', 'status', 'link'] as const;

const nameOf = (fact: 'figure' | (typeof FACTS)[number]) => text(`reports.evidence.${fact}`);

type Props = {
  report: Pick<Report, 'figures' | 'evidencePath'>;
  label: string;
  valuesPath?: string | undefined;
  /** Whether each figure offers its own analysis, for another window. */
  offers?: boolean;
};

/**
 * Every figure of a report with the inputs that a reader needs to recompute it. Each row has an id for
 * links.
 */
export function FigureTable({ report: { figures, evidencePath }, label, valuesPath, offers = false }: Props) {
  return (
    <ScrollTable label={label} columns={(['figure', ...FACTS] as const).map(nameOf)} className="figure-table">
      {[...figures].map(([name, figure]) => (
        <Row
          key={name}
          name={name}
          figure={figure}
          path={evidencePath}
          valuesPath={valuesPath}
          offered={offers && askingIsOn() ? analyses.analysisOfFigure(libraryHere(), figure) : null}
        />
      ))}
    </ScrollTable>
  );
}

type RowProps = {
  name: string;
  figure: Figure;
  path: string;
  valuesPath: string | undefined;
  offered: string | null;
};

function Row({ name, figure, path, valuesPath, offered }: RowProps) {
  const id = evidenceId('figure', name);
  const sentence = figureSentence(figure);
  return (
    <tr id={id}>
      <th scope="row">
        <FigureAmount figure={figure} />
        {sentence !== null && <span className="figure-said">{sentence}</span>}
        <span className="figure-line">{seriesTitle(figure)}</span>
      </th>
      <Cell fact="formula">
        <FigureFormula figure={figure} />
      </Cell>
      <Cell fact="inputs">
        <FigureInputs figure={figure} path={valuesPath} />
      </Cell>
      <Cell fact="source">
        <FigureSources figure={figure} />
      </Cell>
      <Cell fact="data-to">{dataRead(figure)}</Cell>
      <Cell fact="status">
        {richText(certaintyKey(figure), {
          reason: (words) => <span className="in-popover">{words}</span>,
        })}
      </Cell>
      <Cell fact="link">
        <a href={`${path}#${id}`} translate="no">
          {name}
        </a>
        {offered !== null && (
          <span className="figure-line figure-offer">
            <SiteLink href={routes.analysisAnswer(offered)} rel="nofollow">
              {text('reports.evidence.ask')}
            </SiteLink>
          </span>
        )}
      </Cell>
    </tr>
  );
}

/** Payments alone are sure; of values that were compared in part the figure says so. */
function certaintyKey({ formula, status, checks }: Figure) {
  if (formula === 'paid-in') return 'reports.evidence.certainty.exact';
  return status === 'single source' && checks.length > 0
    ? 'reports.evidence.certainty.part'
    : (`charts.statuses.${statusKey(status)}` as const);
}

/** A cell that repeats its column heading, because phones and popovers do not show the table head. */
function Cell({ fact, children }: { fact: (typeof FACTS)[number]; children: ReactNode }) {
  return <td data-fact={nameOf(fact)}>{children}</td>;
}

/** The one series of a figure, or the two. */
function seriesTitle({ series: [first, second] }: Figure): string {
  if (!first || !second) return first?.title ?? '';
  return text('reports.evidence.pair', { first: first.title, second: second.title });
}
