import { text as words } from '@/lib/content/messages';
import type { texts } from '@samvit/charts';

export function DataTable({ table, caption }: { table: texts.PeriodTable; caption: string }) {
  return (
    <>
      <table className="chart-table">
        <caption className="chart-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words('charts.table.period')}</th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ period, cells }) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              {cells.map(({ text, remark }, i) => (
                <td key={table.columns[i]}>
                  {text}
                  {remark && <small> {remark}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.note && <p className="chart-note">{table.note}</p>}
    </>
  );
}
