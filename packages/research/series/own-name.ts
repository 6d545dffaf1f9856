/** `own.x7k2m9qa`, with the alphabet of codes in small letters. */
const NAME = /own\.[0-9a-hjkmnp-tv-z]{8}/;
const WHOLE_NAME = new RegExp(`^${NAME.source}$`);

/** Whether a series is one that a reader brought: it is in the library of one request and of nobody else. */
export const isOwnName = (name: string): boolean => WHOLE_NAME.test(name);

/** Whether a series is a reader's own, or is made of such. */
export const isOfOwn = (name: string): boolean => NAME.test(name);
