/**
 * A file among the responses of a build whose compressed forms are not all written: they are then not read.
 */
export const UNCOMPRESSED = 'uncompressed';
