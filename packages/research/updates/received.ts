import type { SeriesFile } from '../series/series-file';

/** A file of a publisher, as it came. */
export type Received = {
  /** Its name, for sentences to the operator. */
  name: string;
  bytes: Buffer;
  series: SeriesFile;
  /** The present day in UTC: by it a day of an exchange that never closes is over. */
  today: string;
};

/** What a publisher says of a day or of a period: the cells of the series after the period. */
export type Observation = {
  /** A day `2026-08-21` or a period of the series. */
  at: string;
  cells: (number | string | null)[];
  /** Of the text, the sheet or the list. */
  line: number;
};
