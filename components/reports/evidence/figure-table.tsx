import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import type { Report } from '@/lib/research/reports/report';
import { FigureAmount } from './amount';
import { dataRead, FigureFormula, FigureInputs, FigureSources } from './figure-facts';
import { evidenceId } from './evidence-id';
import { STATUS_NAMES, STATUS_REASONS } from './status-words';

const FACTS = ['Formula', 'Inputs', 'Source', 'Data to', 'How sure', 'Link'] as const;

type Props = {
  report: Pick<Report, 'figures' | 'evidencePath'>;
  label: string;
  /** The file with all values the figures rest on. */
  valuesPath?: string | undefined;
};

/** Every figure of a report, with what it takes to work it out again. Each row has an address of its own. */
export function FigureTable({ report: { figures, evidencePath }, label, valuesPath }: Props) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {FACTS.map((fact) => (
              <th key={fact} scope="col">
                {fact}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...figures].map(([name, figure]) => (
            <Row key={name} name={name} figure={figure} path={evidencePath} valuesPath={valuesPath} />
          ))}
        </tbody>
      </table>
    </div>
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
      <Fact name="Formula">
        <FigureFormula figure={figure} />
      </Fact>
      <Fact name="Inputs">
        <FigureInputs figure={figure} path={valuesPath} />
      </Fact>
      <Fact name="Source">
        <FigureSources figure={figure} />
      </Fact>
      <Fact name="Data to">{dataRead(figure)}</Fact>
      <Fact name="How sure">
        {STATUS_NAMES[figure.status]}
        <span className="in-popover">: {STATUS_REASONS[figure.status]}.</span>
      </Fact>
      <Fact name="Link">
        <a href={`${path}#${id}`}>{name}</a>
      </Fact>
    </tr>
  );
}

/** A cell that says what it is where no head stands above it: on a phone, and in a popover. */
function Fact({ name, children }: { name: (typeof FACTS)[number]; children: ReactNode }) {
  return <td data-fact={name}>{children}</td>;
}
