import type { CsvProblem } from '@/lib/platform/csv-rows';
import { shortText } from '../series/written';
import { MOST, type TableRefusal } from './own-table';

/** The values of each sentence under `refused` of content/messages/own-data.yaml. */
type RefusalValues = {
  empty: Record<never, never>;
  'too-large': { most: number };
  workbook: Record<never, never>;
  compressed: Record<never, never>;
  'web-page': Record<never, never>;
  'not-text': Record<never, never>;
  characters: { line: number };
  quotation: { line: number };
  'too-many-rows': { most: number };
  'too-many-gaps': { most: number };
  'too-many-columns': { line: number; most: number };
  'long-cell': { line: number; most: number };
  'one-column': Record<never, never>;
  'no-table': { most: number };
  trades: { line: number };
  'wide-row': { line: number; cells: number; columns: number };
  'not-a-date': { line: number; cell: string; column: string };
  'no-numbers': Record<never, never>;
  'not-a-number': { line: number; cell: string; column: string };
  'two-signs': { line: number; sign: string; other: string; column: string };
  'one-day': { count: number; date: string };
  'many-series': { count: number; most: number };
  order: { line: number; date: string; before: string };
  double: { line: number; other: number; date: string };
  future: { line: number; date: string };
  'too-few': { count: number };
};

export type TableRefusalKind = keyof RefusalValues;

/** Thrown where a table cannot be read, and caught where the reading began. */
export class OwnRefusal extends Error {
  override name = 'OwnRefusal';
  readonly refused: TableRefusal;

  constructor(kind: TableRefusalKind, values: Readonly<Record<string, string | number>>) {
    super(kind);
    const texts = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortText(value) : value,
    ]);
    this.refused = {
      state: 'refused',
      key: `own-data.refused.${kind}`,
      values: Object.fromEntries(texts) as TableRefusal['values'],
    };
  }
}

export function tableRefusal<Kind extends TableRefusalKind>(
  kind: Kind,
  values: RefusalValues[Kind],
): OwnRefusal {
  return new OwnRefusal(kind, values);
}

export function refusalOf({ kind, line }: CsvProblem): OwnRefusal {
  switch (kind) {
    case 'rows':
      return tableRefusal('too-many-rows', { most: MOST.rows });
    case 'columns':
      return tableRefusal('too-many-columns', { line, most: MOST.columns });
    case 'cell':
      return tableRefusal('long-cell', { line, most: MOST.cell });
    case 'quotation':
      return tableRefusal('quotation', { line });
  }
}
