import { richText } from '@/components/site/rich-text';
import { ScrollTable } from '@/components/reports/scroll-table';
import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import type { Report } from '@/lib/research/reports/report';
import { FigureAmount } from './amount';
import { dataRead, FigureFormula, FigureInputs, FigureSources } from './figure-facts';
import { evidenceId } from './evidence-id';

const FACTS = ['Formula', 'Inputs', 'Source', 'Data to', 'How sure', 'Link'] as const;

type Props = {
  report: Pick<Report, 'figures' | 'evidencePath'>;
  label: string;
  valuesPath?: string | undefined;
};

/**
 * Every figure of a report with the inputs that a reader needs to recompute it. Each row has an id for
 * links.
 */
export function FigureTable({ report: { figures, evidencePath }, label, valuesPath }: Props) {
  return (
    <ScrollTable label={label} columns={['Figure', ...FACTS]} className="figure-table">
      {[...figures].map(([name, figure]) => (
        <Row key={name} name={name} figure={figure} path={evidencePath} valuesPath={valuesPath} />
      ))}
    </ScrollTable>
  );
}

type RowProps = { name: string; figure: Figure; path: string; valuesPath: string | undefined };

function Row({ name, figure, path, valuesPath }: RowProps) {
  const id = evidenceId('figure', name);
  return (
    <tr id={id}>
      <th scope="row">
        <FigureAmount figure={figure} />
        <span className="figure-line">{figure.series.map(({ title }) => title).join(' with ')}</span>
      </th>
      <Cell name="Formula">
        <FigureFormula figure={figure} />
      </Cell>
      <Cell name="Inputs">
        <FigureInputs figure={figure} path={valuesPath} />
      </Cell>
      <Cell name="Source">
        <FigureSources figure={figure} />
      </Cell>
      <Cell name="Data to">{dataRead(figure)}</Cell>
      <Cell name="How sure">
        {richText(`figures.status.${figure.status}`, {
          more: (words) => <span className="in-popover">{words}</span>,
        })}
      </Cell>
      <Cell name="Link">
        <a href={`${path}#${id}`}>{name}</a>
      </Cell>
    </tr>
  );
}

/** A cell that repeats its column heading, because phones and popovers do not show the table head. */
function Cell({ name, children }: { name: (typeof FACTS)[number]; children: ReactNode }) {
  return <td data-fact={name}>{children}</td>;
}
