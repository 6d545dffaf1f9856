import type { ReactNode } from 'react';
import type { Figure } from '@/lib/research/figures/figure';
import { exact } from './amount';
import { PopoverTrigger } from './popover-trigger';
import { dataRead, FigureFormula, FigureInputs, FigureSources } from './figure-facts';
import { figureId } from './popover-id';
import { STATUS_NAMES, STATUS_REASONS } from './status-words';

const FACTS = ['Formula', 'Inputs', 'Source', 'Data to', 'How sure', 'Link'] as const;

/**
 * Every figure of a report, with what it takes to work it out again. A row is what opens where the text says the figure:
 * the browser lifts it off the table. Each has an address of its own.
 */
export function FigureTable({ figures, label }: { figures: ReadonlyMap<string, Figure>; label: string }) {
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
            <Row key={name} name={name} figure={figure} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, figure }: { name: string; figure: Figure }) {
  const id = figureId(name);
  return (
    <tr popover="auto" id={id} className="provenance">
      <th scope="row">
        <PopoverTrigger kind="figure" name={name}>
          <data value={exact(figure.value)}>{figure.text}</data>
        </PopoverTrigger>
        <span className="figure-line">{figure.series.map(({ title }) => title).join(' with ')}</span>
      </th>
      <Fact name="Formula">
        <FigureFormula figure={figure} />
      </Fact>
      <Fact name="Inputs">
        <FigureInputs figure={figure} />
      </Fact>
      <Fact name="Source">
        <FigureSources figure={figure} />
      </Fact>
      <Fact name="Data to">{dataRead(figure)}</Fact>
      <Fact name="How sure">
        {STATUS_NAMES[figure.status]}
        <span className="figure-more">: {STATUS_REASONS[figure.status]}.</span>
      </Fact>
      <Fact name="Link">
        <a href={`#${id}`}>{name}</a>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="provenance-close figure-more"
        >
          Close
        </button>
      </Fact>
    </tr>
  );
}

/** A cell that says what it is where its row is lifted off the table and has no head above it. */
function Fact({ name, children }: { name: (typeof FACTS)[number]; children: ReactNode }) {
  return <td data-fact={name}>{children}</td>;
}
