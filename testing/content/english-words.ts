import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

// Which words of a text are English, and no name.

export const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Fields that hold names, addresses, or one of a list that the code knows. */
export const NAMES = new Set(
  (
    'id slug url href path lang product company name-of-file publisher licence source author published ' +
    'frequency kind status format formula series figure figures report chart unit assetClass tag tags ' +
    'class families with from to at ' +
    'period date effective version dateLabel created_at updated_at order related seeAlso fields since asOf redirects'
  ).split(' '),
);

/** Fields in which everything is a name, at any depth. */
export const ALL_NAMES = new Set('sources authors stores mail agent agents'.split(' '));

/** Whether a value is a name or a list of names, rather than a group of fields with words of its own. */
const isPlain = (value: unknown) => [value].flat().every((item) => typeof item !== 'object');

/**
 * The names in a content folder: what the pseudo-locale leaves as it is. Ids of one word are not for people.
 * @param fields those that hold a name
 * @param groups those in which everything is a name
 */
export function namesIn(folder: string, fields = NAMES, groups = ALL_NAMES): string[] {
  const names = new Set<string>();
  const gather = (value: unknown, isName: boolean) => {
    if (typeof value === 'string' && isName) names.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      gather(inner, isName || groups.has(key) || (fields.has(key) && isPlain(inner)));
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!/\.(?:ya?ml|json|md)$/.test(file) || /README|\/messages\/|\/v\d+\./.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    gather(parseDocument(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? source).toJS(), false);
  }
  return [...names].filter((name) => !/^[a-z]+$/.test(name));
}

/** Words that `Intl` writes in the language of the folder, which stays `en`. */
const OF_INTL = [...MONTHS.split('|'), 'and'];

/** Addresses, and hashes of texts. */
const ADDRESS = /\b[0-9a-f]{64}\b|https?:\/\/\S+|localhost:\d+\S*|\S+@\S+|[\w.-]+\.(?:[a-z]{2,4}|example)\b/g;

/**
 * Finds the words of a text that are neither in the pseudo-locale nor an abbreviation, an address, a month or
 * part of one of these names, which have to be whole: "India" does not excuse "Indian".
 */
export function englishBeside(names: readonly string[]): (text: string) => string[] {
  const escaped = [...names, ...OF_INTL]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  const namePattern = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'gu');
  return (text) => {
    const unnamed = text.replace(namePattern, ' ').replace(ADDRESS, ' ');
    return (unnamed.match(/\p{L}+/gu) ?? []).filter(
      (word) => /^[A-Za-z]{3,}$/.test(word) && /[aeiou]/i.test(word) && word !== word.toUpperCase(),
    );
  };
}
