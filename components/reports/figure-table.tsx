import type { Figure } from '@/lib/figures/figure';
import { formatPeriodShort } from '@/lib/figures/period';
import { line } from '@/lib/figures/lines';

/** Every figure a report's words use, with what it takes to work it out again. */
export function FigureTable({ figures }: { figures: ReadonlyMap<string, Figure> }) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Every figure in this report">
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Of</th>
            <th scope="col">Formula</th>
            <th scope="col">Window</th>
            <th scope="col">Source</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {[...figures].map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">
                <data value={figure.value}>{figure.text}</data>
              </th>
              <td>{figure.lines.map((id) => line(id).title).join(', ')}</td>
              <td>{figure.formula}</td>
              <td>{windowText(figure.window)}</td>
              <td>{[...new Set(figure.sources.map((source) => source.publisher))].join(', ')}</td>
              <td>{figure.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function windowText({ from, to }: Figure['window']): string {
  return from === to ? formatPeriodShort(from) : `${formatPeriodShort(from)} to ${formatPeriodShort(to)}`;
}
