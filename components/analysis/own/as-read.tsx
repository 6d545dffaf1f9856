import { wordsHere } from '@/lib/content/words-here';
import { ScrollTable } from '@/components/reports/scroll-table';
import { text } from '@/lib/content/messages';
import { tables } from '@samvit/research';
import { numberWriter } from '@/lib/web/number-format';
import { formatPeriod } from '@/lib/web/period';

type Props = { table: tables.TableAsWritten & Partial<tables.OwnSeries> };

const ENDS = 5;

/**
 * The first and the last rows of a table as they were read, or as they are written while that is not certain,
 * and what was left out.
 */
export function AsRead({ table }: Props) {
  const { rowCount, leftOut, points, frequency } = table;
  const rows = text('own-data.page.asks.rows', { count: rowCount });
  return (
    <section aria-labelledby="own-as-read" className="answer-part own-as-read">
      <h2 id="own-as-read">{text('own-data.page.asks.as-read')}</h2>
      <p className="answer-lead">
        {frequency === undefined
          ? rows
          : text('own-data.page.asks.rhythm', {
              rows,
              frequency: tables.frequencyWords(wordsHere(), frequency),
            })}
      </p>
      {points ? <Points points={points} /> : <Cells table={table} />}
      {leftOut.length > 0 && (
        <>
          <h3>{text('own-data.page.asks.left-out')}</h3>
          <ul>
            {leftOut.map((each) => (
              <li key={each.reason}>{tables.leftOutSentence(wordsHere(), each)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The first and the last of a list, each once. */
function endsOf<T>(all: readonly T[]): { name: 'first' | 'last'; rows: readonly T[] }[] {
  if (all.length <= ENDS) return [{ name: 'first', rows: all }];
  return [
    { name: 'first', rows: all.slice(0, ENDS) },
    { name: 'last', rows: all.slice(Math.max(ENDS, all.length - ENDS)) },
  ];
}

const writeNumber = numberWriter({ maximumFractionDigits: 10 });

function Points({ points }: { points: readonly tables.OwnPoint[] }) {
  return (
    <div className="own-ends">
      {endsOf(points).map(({ name, rows }) => (
        <ScrollTable
          key={name}
          label={text(`own-data.page.asks.${name}`)}
          columns={[text('own-data.page.asks.period'), text('own-data.page.asks.value')]}
        >
          {rows.map(({ period, value }) => (
            <tr key={period}>
              <th scope="row">{formatPeriod(period)}</th>
              <td>{value === null ? text('own-data.page.asks.gap') : writeNumber(value)}</td>
            </tr>
          ))}
        </ScrollTable>
      ))}
    </div>
  );
}

function Cells({ table: { columns, rowCount, first, last } }: { table: tables.TableAsWritten }) {
  const ends = [
    { name: 'first', rows: first },
    ...(rowCount > first.length ? [{ name: 'last', rows: last }] : []),
  ] as const;
  return (
    <div className="own-cells">
      {ends.map(({ name, rows }) => (
        <ScrollTable key={name} label={text(`own-data.page.asks.${name}`)} columns={columns}>
          {rows.map((cells, i) => (
            <tr key={i}>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      ))}
    </div>
  );
}
