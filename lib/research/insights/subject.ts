import type { Format } from '@/lib/site/number-format';
import type { ChartSpec } from '@/lib/research/charts/chart-spec';
import type { Series } from '@/lib/research/series/series';

export type AssetClass =
  'commodities' | 'currency' | 'equity' | 'crypto' | 'fixed income' | 'tech giant' | 'real estate';

/**
 * What kind of line it is, which decides the detectors that look at it: a price has records and drawdowns, and moves unless
 * another line moves with it; a ratio or a yield has extremes, a decided rate has turns, results and counts have growth.
 */
export type Family =
  | 'price'
  | 'moves'
  | 'year-end price'
  | 'ratio'
  | 'yield'
  | 'policy spread'
  | 'policy rate'
  | 'growth'
  | 'count';

/** A line as insights speak of it. */
export type Subject = {
  /** The name of the line. */
  id: string;
  /** As it stands within a sentence, in the singular: `gold`, `the Nifty IT index`. */
  name: string;
  /** Short, for the end of a line in a chart. */
  label: string;
  /** What one value is: `monthly average`, `Friday close`; the plural adds an s. */
  observed: string;
  /** What is measured and its unit, for charts and for the record. */
  measure: string;
  format: Format;
  assetClass: AssetClass;
  families: readonly Family[];
  /** For a line that lib/research/series does not name. It is drawn through `drawn`. */
  read?: () => Series;
  /** What to draw where it is not the line itself. `whole` ignores the window: the lines have no periods in common. */
  drawn?: Pick<ChartSpec, 'series' | 'format'> & { subtitle: string; rebase?: boolean; whole?: boolean };
  /** How it is drawn; a plain line unless told. */
  kind?: ChartSpec['kind'];
  /** A short and a long moving average to compare, as named lines. */
  averages?: { short: Average; long: Average };
  /** All of it comes from one publisher, even where two reports agree. */
  reported?: true;
};

type Average = { length: number; line: string; label: string };
