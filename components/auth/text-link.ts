/** The classes of a link in running text. */
export const TEXT_LINK = 'text-peacock underline decoration-1 underline-offset-4';
