import type { Figure } from '@/lib/figures/figure';
import { lineTitle } from '@/lib/figures/line-title';
import { dataRead, FigureFormula, FigurePublishers, FigureRows } from './figure-facts';
import { figureId } from './popover-id';
import { STATUS_NAMES } from './status-words';

/** Every figure of a report, with what it takes to work it out again. Each row has an address of its own. */
export function FigureTable({ figures }: { figures: ReadonlyMap<string, Figure> }) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Every figure in this report">
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Formula</th>
            <th scope="col">Inputs</th>
            <th scope="col">Source</th>
            <th scope="col">Data to</th>
            <th scope="col">How sure</th>
          </tr>
        </thead>
        <tbody>
          {[...figures].map(([name, figure]) => (
            <tr key={name} id={figureId(name)}>
              <th scope="row">
                <a href={`#${figureId(name)}`} className="figure-anchor">
                  <data value={figure.value}>{figure.text}</data>
                </a>
                <span className="figure-line">{figure.lines.map(lineTitle).join(' with ')}</span>
              </th>
              <td>
                <FigureFormula figure={figure} />
              </td>
              <td>
                {figure.rows.length < figure.count && `${figure.count} values, among them`}
                <FigureRows figure={figure} />
              </td>
              <td>
                <FigurePublishers figure={figure} />
              </td>
              <td>{dataRead(figure)}</td>
              <td>{STATUS_NAMES[figure.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
