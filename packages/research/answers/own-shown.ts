import type { CarriedSeries } from '../tables/carried-series';
import type { TableFields, OwnReading } from '../tables/own-table';
import type { Fields } from './fields';

/** What the page says that answers a form with a reader's own data. */
export type OwnResult =
  /** Why it cannot be read, and the form again. */
  | { state: 'refused'; sentence: string; pasted?: string }
  | {
      state: 'asks';
      text: string;
      choices: TableFields;
      reading: Extract<OwnReading, { state: 'asks' }>;
      /** Why an answer to a question was not taken. */
      problem?: string;
    }
  | {
      state: 'read';
      carried: readonly CarriedSeries[];
      fields: Fields;
      reading?: ReadTable;
      notice?: string;
    };

type ReadTable = Extract<OwnReading, { state: 'read' }>['table'];
