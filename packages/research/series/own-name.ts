import type { SeriesRef } from './series-ref';

/** `own.x7k2m9qa`, with the alphabet of codes in small letters. */
const NAME = /^own\.[0-9a-hjkmnp-tv-z]{8}$/;

/** Whether a series is one that a reader brought: it is in the library of one request and of nobody else. */
export const isOwnName = (name: string): boolean => NAME.test(name);

/** Whether a series is a reader's own, or is made of such. */
export const isOfOwn = (ref: SeriesRef): boolean =>
  typeof ref === 'string' ? isOwnName(ref) : ref.of.some(isOfOwn);
