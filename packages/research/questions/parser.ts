import type { Library } from '../series/library';
import type { Part } from './part';
import type { Rule, RuleTerm } from './rule';
import { RULES } from './rules';
import { isFuture, type Token } from './spelling';
import { vocabulary } from './vocabulary';

/** A part and the tokens that it was read from. */
export type Item = {
  part: Part;
  start: number;
  end: number;
  /** The words as the vocabulary writes them. */
  phrase: string;
  /** The rule that made it, and of what; the vocabulary, if absent. */
  rule?: Rule;
  of: readonly Item[];
};

/** Further parts are not looked for: words of a question make a tenth of these. */
const MOST_ITEMS = 2_000;

/** What differs only where other fields of a part differ, too. */
const LONG = new Set(['ambiguous', 'aspect']);
const withoutLong = (name: string, value: unknown) => (LONG.has(name) ? 0 : value);

/**
 * Every part that rules make of words, bottom up: from left to right, at each word all parts that end there,
 * until there is nothing new. So whatever a pattern needs before its last term is there already.
 * @returns by the token after which they end
 */
export function partsOf(library: Library, tokens: readonly Token[]): Item[][] {
  const ending: Item[][] = Array.from({ length: tokens.length + 1 }, () => []);
  const open: Item[][] = Array.from({ length: tokens.length + 1 }, () => []);
  for (const item of ofVocabulary(library, tokens)) open[item.end]?.push(item);
  let count = 0;
  for (let end = 1; end <= tokens.length; end += 1) {
    const here = ending[end] ?? [];
    const agenda = open[end] ?? [];
    const keys = new Set<string>();
    for (let item = agenda.pop(); item && count < MOST_ITEMS; item = agenda.pop()) {
      if (item.rule) {
        // The same part by another way is no other.
        const key = `${item.start} ${JSON.stringify(item.part, withoutLong)}`;
        if (keys.has(key)) continue;
        keys.add(key);
      }
      here.push(item);
      count += 1;
      for (const rule of rulesEndingIn(item.part))
        agenda.push(...madeBy(library, rule, item, ending, tokens));
    }
  }
  return ending;
}

/** What a rule makes with this item as its last term. */
function madeBy(
  library: Library,
  rule: Rule,
  last: Item,
  ending: readonly Item[][],
  tokens: readonly Token[],
): Item[] {
  const { pattern, production } = rule;
  const parts: Item[] = [];
  take(pattern.length - 2, last.start, [last]);
  return parts;

  function take(at: number, before: number, items: readonly Item[]): void {
    const term = pattern[at];
    if (term) return takeBefore(term, at, before, items);
    const part = production(
      items.map((item) => item.part),
      library,
    );
    const phrase = phraseIn(tokens, before, last.end);
    if (part) parts.push({ part, start: before, end: last.end, phrase, rule, of: items });
  }

  function takeBefore(term: RuleTerm, at: number, before: number, items: readonly Item[]): void {
    const { most } = term;
    if (most === undefined) {
      for (const item of ending[before] ?? [])
        if (term.takes(item.part)) take(at - 1, item.start, [item, ...items]);
      return;
    }
    let start: number | undefined = before;
    for (let count = 0; start !== undefined && count <= most; count += 1) {
      take(at - 1, start, items);
      start = ending[start]?.find((item) => term.takes(item.part))?.start;
    }
  }
}

const keyOf = ({ pattern }: Rule): string => pattern.at(-1)?.key ?? '';

/** By the key of their last term. */
const BY_KEY: ReadonlyMap<string, readonly Rule[]> = new Map(
  RULES.map(keyOf).map((key) => [key, RULES.filter((rule) => keyOf(rule) === key)]),
);

function rulesEndingIn(part: Part): Rule[] {
  const keys = part.kind === 'word' ? ['any word', ...Object.keys(part.classes)] : [part.kind];
  return keys.flatMap((key) => BY_KEY.get(key) ?? []).filter(({ pattern }) => pattern.at(-1)?.takes(part));
}

/** What the vocabulary says of words and phrases. */
function ofVocabulary(library: Library, tokens: readonly Token[]): Item[] {
  const { entries, beginnings } = vocabulary(library);
  return tokens.flatMap((token, start) => {
    const items: Item[] = [];
    let phrase = '';
    for (let end = start + 1; end <= tokens.length; end += 1) {
      phrase = end === start + 1 ? token.word : `${phrase} ${tokens[end - 1]?.word}`;
      const isCorrected = tokens.slice(start, end).some((each) => each.isCorrected);
      const { meaning, classes } = entries.get(phrase) ?? {};
      // A refusal is never read from a misspelling.
      const isSaid = meaning && meaning.kind !== 'word' && !(meaning.kind === 'refused' && isCorrected);
      if (isSaid) items.push(itemOf(meaning, start, end, phrase));
      if (classes || end === start + 1)
        items.push(itemOf({ kind: 'word', word: phrase, classes: classes ?? {} }, start, end, phrase));
      if (!beginnings.has(phrase)) break;
    }
    if (isFuture(library, token.word))
      items.push(itemOf({ kind: 'refused', refused: 'forecast' }, start, start + 1, token.word));
    return [...items, ...withLinks(library, tokens, start)];
  });
}

/** Names of three words or more also with "ka" or "wala" between their words: "HDFC ke Sensex wale fund". */
function withLinks(library: Library, tokens: readonly Token[], start: number): Item[] {
  const { entries, beginnings } = vocabulary(library);
  const isLink = (word: string) => entries.get(word)?.classes.link === true;
  const items: Item[] = [];
  let phrase = tokens[start]?.word ?? '';
  let count = 1;
  for (let end = start + 2; end <= tokens.length && beginnings.has(phrase); end += 1) {
    const word = tokens[end - 1]?.word ?? '';
    if (isLink(word)) continue;
    phrase = `${phrase} ${word}`;
    count += 1;
    const meaning = entries.get(phrase)?.meaning;
    if (count >= 3 && count < end - start && meaning?.kind === 'series')
      items.push(itemOf(meaning, start, end, phraseIn(tokens, start, end)));
  }
  return items;
}

const itemOf = (part: Part, start: number, end: number, phrase: string): Item => ({
  part,
  start,
  end,
  phrase,
  of: [],
});

const phraseIn = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');
