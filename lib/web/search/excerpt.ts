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
  // How often each word is among the places from this one on that fit into an excerpt.
  const near = new Map<string, number>();
  let next = 0;
  for (const { word, index } of places) {
    for (let place = places[next]; place && place.index < index + EXCERPT - 40; place = places[next]) {
      near.set(place.word, (near.get(place.word) ?? 0) + 1);
      next += 1;
    }
    if (near.size > best.count) best = { count: near.size, index };
    const count = (near.get(word) ?? 0) - 1;
    if (count > 0) near.set(word, count);
    else near.delete(word);
  }
  // Some words before the first one found, from the beginning of a word.
  const from = best.index < 60 ? 0 : text.indexOf(' ', best.index - 50) + 1;
  const end = from + EXCERPT < text.length ? text.lastIndexOf(' ', from + EXCERPT) : text.length;
  const to = end > best.index ? end : from + EXCERPT;
  const part = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
  return marked(part, found);
}
