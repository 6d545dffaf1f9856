import { normalized, wordsIn } from './words';

/** A piece of a text, and whether it is one of the words that were found. */
export type Marked = { text: string; isFound: boolean };

/** In characters. */
const EXCERPT = 180;

/** The text in pieces, with the words that were found apart. */
export function marked(text: string, found: ReadonlySet<string>): Marked[] {
  const pieces: Marked[] = [];
  let end = 0;
  for (const { 0: word, index } of wordsIn(text)) {
    if (!found.has(normalized(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false });
    pieces.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** The part of a text that holds most of the words that were found, the first of several; else its beginning. */
export function excerpt(text: string, found: ReadonlySet<string>): Marked[] {
  const places = wordsIn(text).flatMap(({ 0: word, index }) =>
    found.has(normalized(word)) ? [{ word: normalized(word), index }] : [],
  );
  let best = { count: 0, index: 0 };
  for (const { index } of places) {
    const near = places.filter((place) => place.index >= index && place.index < index + EXCERPT - 40);
    const count = new Set(near.map(({ word }) => word)).size;
    if (count > best.count) best = { count, index };
  }
  // Some words before the first one found, from the beginning of a word.
  const from = best.index < 60 ? 0 : text.indexOf(' ', best.index - 50) + 1;
  const end = from + EXCERPT < text.length ? text.lastIndexOf(' ', from + EXCERPT) : text.length;
  const to = end > best.index ? end : from + EXCERPT;
  const part = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
  return marked(part, found);
}
