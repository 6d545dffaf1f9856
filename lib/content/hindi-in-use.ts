import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPath } from './read';

const LETTERS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह', 'क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'];
const SIGNS = [...'ािीुूृॅेैॉोौँंः'];
const VOWELS_AND_MARKS = 'अआइईउऊऋएऐऑओऔ़्।॥॰';
const HALF = '\u094d\u200d';

/**
 * The characters that the typeface of Hindi pages draws, and the texts that it draws as the whole typeface does: every
 * word of the content, and each letter with each sign and in its half form, of which a reader's own words consist.
 */
export function hindiInUse(): { characters: string; texts: string[] } {
  return {
    characters: [...LETTERS, ...SIGNS, VOWELS_AND_MARKS, ' \u200c\u200d\u25cc'].join(''),
    texts: [
      ...wordsIn(contentPath('hi')),
      ...wordsIn(contentPath('subjects')),
      ...LETTERS.flatMap((letter) => [letter + HALF, ...SIGNS.map((sign) => letter + sign)]),
    ],
  };
}

function wordsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    files.flatMap(
      ({ parentPath, name }) =>
        readFileSync(path.join(parentPath, name), 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
    ),
  );
}
