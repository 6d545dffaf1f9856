import type { Series } from './series';
import type { SeriesRef } from './series-ref';

/** A series that another is made of. */
export type MadePart = { ref: SeriesRef; whole: Series };

/** What an operation makes; its name and its words are given to it by whoever asked. */
export type MadeValues = Omit<Series, 'id' | 'title' | 'formula'>;
