import type { Frequency } from '../series/series-shape';
import type { Period } from '../time/period';

/**
 * What a person's own table may have at most. Five thousand days are twenty years of trading, and worked out
 * in a fifth of a second.
 */
export const MOST = { bytes: 1_000_000, rows: 5_000, columns: 40, cell: 200, name: 60, series: 50 } as const;

/** Values with the gaps between them, which are rows of a series too: filled in only after they were counted. */
export const MOST_WITH_GAPS = 2 * MOST.rows;

/** What a person can answer, where it is a choice of what is known beforehand. */
export const CHOICES = {
  unit: ['INR', 'USD', 'index', 'percent', 'none'],
  /** As `observed` of a series file. */
  observed: ['close', 'average', 'flow', 'as reported'],
  kind: ['price', 'rate', 'amount'],
  dates: ['day-first', 'month-first', 'year-first', 'months', 'fiscal-years'],
  numbers: ['point', 'comma'],
  jump: ['as is'],
} as const;

type Choice<Field extends keyof typeof CHOICES> = (typeof CHOICES)[Field][number];

/** How the numbers of a column are written: with a decimal point or a decimal comma. */
export type NumberStyle = Choice<'numbers'>;

/**
 * Everything that must be known of a table before it is a series. What the table itself says beyond doubt is
 * not asked.
 */
export type TableDescription = {
  name: string;
  unit: Choice<'unit'>;
  observed: Choice<'observed'>;
  kind: Choice<'kind'>;
  dateColumn: string;
  valueColumn: string;
  numbers: NumberStyle;
  /** Where the dates can be read in two ways. */
  dates?: Choice<'dates'>;
  /** One scheme or symbol of several. */
  series?: string;
  /** That a value of ten times the one before it, or a tenth, is right. */
  jump?: Choice<'jump'>;
};

export type OwnField = keyof TableDescription;

/** What a person has answered so far, as the fields of a form; what is empty or no possible answer is asked again. */
export type TableFields = Readonly<Partial<Record<OwnField, string | undefined>>>;

export type OwnOption = {
  value: string;
  /** One of the person's own cells, read in this way. */
  example?: string;
};

export type OwnQuestion = {
  field: OwnField;
  /** What can be chosen; of a name what the table suggests. */
  options: OwnOption[];
  /** The option that the values make likely. */
  likely?: string;
  /** The key of the message that says why the answer was not taken. */
  problem?: string;
};

export type LeftOutReason = 'text' | 'no-date' | 'double' | 'other-series';

/** Rows that are in no series, and the first lines of them. */
export type OmittedRows = { reason: LeftOutReason; count: number; lines: number[] };

/** A table as it is written. */
export type TableAsWritten = {
  /** Their names, each different; by letters where the table has no header. */
  columns: string[];
  /** Rows below the header, without blank ones. */
  rowCount: number;
  /** The first and the last five rows of the table, with a cell for each column. */
  first: string[][];
  last: string[][];
  leftOut: OmittedRows[];
};

/** How far apart the values are. Decisions and tenors are no series of a person's own. */
export type OwnFrequency = Exclude<Frequency, 'event' | 'cross-section'>;

export type OwnPoint = {
  period: Period;
  /** `null` is a gap. */
  value: number | null;
  /** Of the text; `null` for a period that the table leaves out. */
  line: number | null;
};

export type OwnSeries = {
  /** Found by the distances of the values. `mixed` has any distances, also of days. */
  frequency: OwnFrequency;
  /** Ascending, each period once; a regular series has one for every step. */
  points: OwnPoint[];
};

export type OwnTable = TableAsWritten & OwnSeries;

export type OwnReading =
  | { state: 'read'; table: OwnTable; answers: TableDescription }
  /** With points as soon as dates and values are known, so that a person sees how the table was read. */
  | {
      state: 'asks';
      questions: OwnQuestion[];
      table: TableAsWritten & Partial<OwnSeries>;
      /** What is known already, from the table or from answers. */
      answers: Partial<TableDescription>;
    }
  | TableRefusal;

/** Why a table is not read: the key of a message, and its values. */
export type TableRefusal = {
  state: 'refused';
  key: string;
  values: Readonly<Record<string, string | number>>;
};
