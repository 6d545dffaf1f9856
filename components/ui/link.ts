/** The classes of a link within text. */
export const LINK = 'text-peacock underline underline-offset-3';
