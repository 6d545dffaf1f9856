import type { Part } from './read-words';

// The words beside a period that say what it is to a window.

type Beside = { before: readonly string[]; after: readonly string[] };
/** The words beside a period at which a window begins, after and before which it is, with which it ends, and which is all of it. */
export const SINCE: Beside = {
  before: [
    'since',
    'from',
    'starting',
    'beginning',
    'from the beginning of',
    'since the beginning of',
    'than in',
  ],
  after: ['se', 'say', 'से', 'onwards', 'onward'],
};
export const AFTER: Beside = {
  before: ['after', 'post'],
  after: ['ke baad', 'ke bad', 'baad', 'bad', 'के बाद', 'बाद'],
};
export const UNTIL: Beside = { before: ['till', 'until', 'upto', 'up to'], after: ['tak', 'तक'] };
export const BEFORE: Beside = { before: ['before', 'pre'], after: ['pehle', 'phle', 'pahle', 'पहले'] };
/** After a length: so long before the latest value. */
export const AGO: Beside = {
  before: [],
  after: [...BEFORE.after, 'ago', 'back', 'earlier', 'before'],
};
export const WITHIN: Beside = {
  before: ['in', 'during', 'through', 'throughout'],
  after: ['mein', 'me', 'mei', 'main', 'में', 'ke dauran', 'के दौरान'],
};
/** What makes four digits a year where they could be money. */
export const TIME: Beside = {
  before: [
    ...SINCE.before,
    ...AFTER.before,
    ...UNTIL.before,
    ...BEFORE.before,
    ...WITHIN.before,
    'between',
    'to',
    'and',
    'se',
  ],
  after: [...SINCE.after, ...AFTER.after, ...UNTIL.after, ...WITHIN.after, 'to', 'till'],
};
/** Whether words say what a period beside them is to a window: they are used, also where they are misspelt. */
export const isOfTime = ({ phrase }: Part): boolean => WORDS_OF_TIME.has(phrase);

const WORDS_OF_TIME = new Set([TIME, AGO].flatMap(({ before, after }) => [...before, ...after]));

const NOW = new Set([
  'now',
  'by now',
  'till now',
  'today',
  'till today',
  'till date',
  'to date',
  'onwards',
  'ab',
  'abhi',
  'aaj',
  'ab tak',
  'aaj tak',
  'अब',
  'आज',
  'अब तक',
  'आज तक',
]);

export function isBeside(parts: readonly Part[], at: number, { before, after }: Beside): boolean {
  const said = (part: Part | undefined, words: readonly string[]) =>
    part !== undefined && words.includes(part.phrase);
  return said(parts[at - 1], before) || said(parts[at + 1], after);
}

/** Whether the latest value is one end: "in 2008 vs now". */
export const saysNow = (parts: readonly Part[]): boolean => parts.some(({ phrase }) => NOW.has(phrase));
