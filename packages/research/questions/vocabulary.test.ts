import { libraryHere } from '@/lib/texts/library-here';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContentFrom } from '@/lib/content/content-source';
import { vocabulary } from './vocabulary';

test('a word of a measure that is still refused is an error, which names both places', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
  cpSync('content', folder, { recursive: true });
  const file = path.join(folder, 'vocabulary', 'measures.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('measures:\n', 'measures:\n  level: [moving average]\n'),
  );
  const back = readContentFrom(folder);
  expect(() => vocabulary(libraryHere())).toThrow(
    new RegExp(
      '^content/vocabulary/refusals\\.yaml:\\d+: "moving average" has another meaning already ' +
        '\\(measures\\.level of vocabulary/measures\\.yaml\\): take it out',
    ),
  );
  back();
  rmSync(folder, { recursive: true });
});
