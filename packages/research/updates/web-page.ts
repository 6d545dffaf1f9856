/** In bytes: what is there before the first tag of a page, at most. */
const BEGINNING = 1_000;

/** Whether somebody sent a page for people, or an error in XML, where a file of values was asked for. */
export const isWebPage = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*<(?:!doctype|!--|html|head|body|\?xml)/i.test(bytes.subarray(0, BEGINNING).toString('utf8'));

/** What is said of it. */
export const WEB_PAGE =
  'This is a web page, not data: the publisher has moved the file, or asks for a browser';
