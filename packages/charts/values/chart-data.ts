// What the script of charts is sent: the values that may be read off a chart, and where they are drawn. It reads
// this file too, so nothing is imported here that a browser does not have.

/** Two values of a scale and the positions at which they are drawn, in units of the drawing. */
export type Anchors = readonly [value: number, at: number, otherValue: number, otherAt: number];

/** Where the values of a chart are, in a drawing of one size. */
export type Places = {
  width: number;
  height: number;
  /** The plot: left, right, top and bottom. */
  box: readonly [left: number, right: number, top: number, bottom: number];
  across: Anchors;
  /** True if time runs downwards, as in bars in rows. */
  down?: boolean;
  /** A logarithmic scale and a linear one, or the only one; none for bars, which state their values. */
  scales: readonly { name: 'log' | 'linear'; up: Anchors }[];
};

export type PlacesOfSizes = Readonly<Record<'compact' | 'wide' | 'full', Places>>;

/** How a value is compared with that at the start: as a share of it, or in percentage points. */
export type Comparison = { by: 'share' | 'difference'; factor: number; digits: number; text: string };

export type ChartData = {
  /** How the nearest value is found: along the time axis, or as the nearest point of all. */
  kind: 'line' | 'bars' | 'scatter';
  /** As BCP 47 names the language in which numbers are written. */
  language: string;
  names: readonly string[];
  /** The numbers of their styles. */
  styles: readonly number[];
  /** In words, in the order of time. */
  periods: readonly string[];
  /** The place of each period along the time axis; in a scatter the value of the second series. */
  at: readonly number[];
  values: readonly (readonly (number | null)[])[];
  /** The same as they may be printed. */
  texts: readonly (readonly (string | null)[])[];
  /** From which value of each series to before which one they are rounded: they may not be printed as they are. */
  rounded: readonly (readonly [from: number, to: number])[];
  /** Null where values of different periods say nothing of a gain, as bars of yearly returns, or sums paid in. */
  comparison: Comparison | null;
  sizes: PlacesOfSizes;
  words: KitWords;
};

/** Messages with their `{values}`: what is read, what is said of a period, and of a range. */
export type KitWords = Readonly<
  Record<'label' | 'at' | 'of' | 'of-changed' | 'none' | 'about' | 'span' | 'ends', string>
>;

/** A part of a chart, up to its end, with its drawings: their markup by size. */
export type RangeData = ChartData & { drawings: Readonly<Record<'compact' | 'wide' | 'full', string>> };

/** The parts of a chart that a reader may choose, by their names: `5y`. */
export type RangesData = Readonly<Partial<Record<string, RangeData>>>;
