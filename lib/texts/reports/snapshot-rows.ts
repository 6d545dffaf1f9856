import { seriesFiles, time, type Period, type Status } from '@samvit/research';
import { ContentProblem } from '@/lib/content/content-problem';
import { z } from 'zod';

/**
 * The rows of a snapshot, each stored once: figures, charts and the watched series name parts of them. Most
 * values are evidence of several figures, and repeating them made a file four times as large.
 */
export const rowTablesSchema = z.record(
  z.string(),
  z.array(
    z.tuple([
      z.string(),
      z.number().nullable(),
      seriesFiles.statusSchema,
      ...([z.literal('withheld').optional()] as const),
    ]),
  ),
);
export type RowTables = z.infer<typeof rowTablesSchema>;

/** Rows of a table: those from one period to another, or of the named periods. */
export const rowsReferenceSchema = z.union([
  z.strictObject({ of: z.string(), from: z.string(), to: z.string() }),
  z.strictObject({ of: z.string(), periods: z.array(z.string()) }),
]);
export type RowsReference = z.infer<typeof rowsReferenceSchema>;

type Row = { period: Period; value: number | null; status: Status; withheld?: true };

/** @throws ContentProblem when there is no such table, or no such period in it */
export function findRows(tables: RowTables, reference: RowsReference): Row[] {
  const table = tables[reference.of] ?? [];
  const indexOf = (period: Period) => {
    const index = table.findIndex(([each]) => each === period);
    if (index < 0) throw new ContentProblem(`The rows of "${reference.of}" have no ${period}`);
    return index;
  };
  const rows =
    'periods' in reference
      ? reference.periods.flatMap((period) => table.slice(indexOf(period)).slice(0, 1))
      : table.slice(indexOf(reference.from), indexOf(reference.to) + 1);
  return rows.map(([period, value, status, withheld]) => ({
    ...{ period, value, status },
    ...(withheld && { withheld: true }),
  }));
}

/**
 * Collects rows by series. A series has a second table (`gold#2`) if some of its rows have another value, as
 * after rebasing.
 */
export class RowCollection {
  readonly #tables = new Map<string, Map<Period, Row>>();

  add(id: string, rows: readonly Row[]): void {
    const name = this.#find(id, rows, true);
    const table = this.#tables.get(name) ?? new Map<Period, Row>();
    for (const row of rows) table.set(row.period, { ...table.get(row.period), ...row });
    this.#tables.set(name, table);
  }

  /** How to find these rows in {@link tables}, once all have been added. */
  reference(id: string, rows: readonly Row[]): RowsReference {
    const of = this.#find(id, rows);
    const periods = rows.map(({ period }) => period);
    const allPeriods = sorted(this.#tables.get(of)).map(({ period }) => period);
    const [from, to] = [periods[0], periods.at(-1)];
    const start = from === undefined ? -1 : allPeriods.indexOf(from);
    const isUnbroken = start >= 0 && periods.every((period, i) => allPeriods[start + i] === period);
    return isUnbroken && from !== undefined && to !== undefined ? { of, from, to } : { of, periods };
  }

  tables(): RowTables {
    return Object.fromEntries(
      [...this.#tables].map(([name, table]) => [
        name,
        sorted(table).map(({ period, value, status, withheld }) =>
          withheld ? [period, value, status, 'withheld'] : [period, value, status],
        ),
      ]),
    );
  }

  /** The first table of a series with these rows, or with nothing that contradicts them. */
  #find(id: string, rows: readonly Row[], mayLack = false): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? id : `${id}#${number}`;
      const table = this.#tables.get(name);
      const agrees = rows.every(({ period, value, status }) => {
        const row = table?.get(period);
        return row ? row.value === value && row.status === status : mayLack;
      });
      if (agrees) return name;
    }
  }
}

function sorted(table: ReadonlyMap<Period, Row> = new Map<Period, Row>()): Row[] {
  return [...table.values()].sort((a, b) => time.periodPosition(a.period) - time.periodPosition(b.period));
}
