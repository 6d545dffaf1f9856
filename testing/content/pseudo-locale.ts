import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseMessage, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { isPair, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import { ALL_NAMES, MONTHS, NAMES } from './english-words';

// A made-up language in which every word of ours can be told from one that was left in the code: each vowel has an
// accent and is doubled, which also makes texts two fifths longer, as those of many languages are.

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

type Letters = (words: string) => string;
type Change = (text: string, letters: Letters) => string;

const accented: Letters = (words) =>
  words.replace(/[aeiou]/gi, (vowel) => {
    const accent = ACCENTED[vowel.toLowerCase()] ?? vowel;
    return vowel === vowel.toLowerCase() ? accent : accent.toUpperCase();
  });

/** Words of the pseudo-locale. */
const pseudo: Letters = (words) =>
  accented(words).replace(/[áéíóú]/gi, (vowel) => vowel + vowel.toLowerCase());

/**
 * What is no word of ours: placeholders, targets of links, code, addresses, tags, entities, and months, which
 * have names.
 */
const FIXED = new RegExp(
  [
    /\{[^{}]*\}/,
    /\]\([^)\s]*\)/,
    /```[\s\S]*?```/,
    /`[^`]*`/,
    /https?:\/\/\S+/,
    /\S+@\S+\.\w+/,
    /<[^>]+>/,
    /&\w+;/,
    new RegExp(`\\b(?:${MONTHS})\\b`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Words that say of the figure after them that it is rounded. A sign says so in any language. */
const ABOUT = /\b(?:about|around|roughly|nearly|almost|some|close to)(?=\s+[[*]*\{)/gi;

/** A text with inline Markdown and placeholders. */
function pseudoText(given: string, letters: Letters): string {
  const text = given.replace(ABOUT, '≈');
  let result = '';
  let end = 0;
  for (const { 0: placeholder, index } of text.matchAll(FIXED)) {
    result += letters(text.slice(end, index)) + placeholder;
    end = index + placeholder.length;
  }
  return result + letters(text.slice(end));
}

function pseudoMessage(message: string, letters: Letters): string {
  const change = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) element.value = pseudoText(element.value, letters);
      if (element.type === TYPE.tag) change(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        Object.values(element.options).forEach(({ value }) => change(value));
    }
  };
  const elements = parseMessage(message);
  change(elements);
  return printAST(elements);
}

/** Fields whose single words are shown. */
const SHOWN = new Set([
  ...['title', 'label', 'name', 'term', 'value', 'text', 'role', 'question', 'measure', 'note', 'button'],
  ...['link', 'headline', 'asset', 'price', 'otherPrice', 'observed', 'observedPlural'],
]);

/** Fields of a limited length, which do not get longer. */
const LIMITED = /^(?:description|label|headline|meta_data)$/;
/** Files of which titles of a limited length are made. */
const OF_TITLES = /^messages\/insights\.yaml$|^subjects\//;

/** Whether a value is a name or a list of names, rather than a group of fields with words of its own. */
const isName = (value: unknown) => isScalar(value) || (isSeq(value) && value.items.every(isScalar));

/** What questions may call a series, and its words in real languages. */
const OF_QUESTIONS_AND_LANGUAGES = /^(?:words|in)$/;

function pseudoDocument(document: Document, change: Change, everything = false): void {
  visit(document, {
    Pair(_, pair) {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      return !everything &&
        (ALL_NAMES.has(key) || OF_QUESTIONS_AND_LANGUAGES.test(key) || (NAMES.has(key) && isName(pair.value)))
        ? visit.SKIP
        : undefined;
    },
    Scalar(at, scalar, ancestors) {
      if (at === 'key' || typeof scalar.value !== 'string') return;
      const keys = ancestors.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? String(node.key.value) : [],
      );
      const key = keys.at(-1) ?? '';
      if (!everything && !/\s/.test(scalar.value) && !SHOWN.has(key)) return;
      scalar.value = change(scalar.value, keys.some((each) => LIMITED.test(each)) ? accented : pseudo);
      scalar.type = 'QUOTE_DOUBLE';
    },
  });
}

function pseudoYaml(source: string, change: Change, everything = false): string {
  const document = parseDocument(source);
  pseudoDocument(document, change, everything);
  return document.toString({ lineWidth: 0 });
}

/** The vocabulary is of words that readers type. */
const UNTRANSLATED =
  /^(?:crawlers|redirects|locale)\.yaml$|^(?:hi|vocabulary)\/|\/v\d+\.json$|README\.md$|\.py$/;

/** Rewrites the files of a content folder in the pseudo-locale. */
export function pseudoContent(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const absolutePath = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, absolutePath);
    if (!entry.isFile() || UNTRANSLATED.test(file)) continue;
    const source = readFileSync(absolutePath, 'utf8');
    writeFileSync(absolutePath, pseudoFile(file, source));
  }
}

function pseudoFile(file: string, source: string): string {
  const isMessages = file.startsWith('messages/');
  const change = isMessages ? pseudoMessage : pseudoText;
  const ofSameLength: Change = (text) => change(text, accented);
  if (file.endsWith('.yaml'))
    return pseudoYaml(source, OF_TITLES.test(file) ? ofSameLength : change, isMessages);
  if (file.endsWith('.json')) return pseudoJson(source);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return `---\n${pseudoYaml(front, pseudoText)}---\n${pseudoText(body, pseudo)}`;
}

/**
 * Fields of a file of series that hold names, or one of a list that the code knows; a status stands under the
 * name of its column.
 */
const OF_SERIES = /^(?:name|observed|\d+)$/;

function pseudoJson(source: string): string {
  return JSON.stringify(
    JSON.parse(source, (key: string, value: unknown) => {
      if (typeof value !== 'string' || NAMES.has(key) || OF_SERIES.test(key) || value === 'single source')
        return value;
      return /\s/.test(value) || SHOWN.has(key) ? pseudoText(value, pseudo) : value;
    }),
  );
}
