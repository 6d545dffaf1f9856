import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContentFrom } from './content-source';

const REAL = path.resolve(__dirname, '../../content');
const FOLDER = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'content');
// The sentences of the code, which no test needs to write itself.
for (const name of ['messages', 'locale.yaml'])
  cpSync(path.join(REAL, name), path.join(FOLDER, name), { recursive: true });
const goBack = readContentFrom(FOLDER);
afterAll(() => {
  goBack();
  rmSync(path.dirname(FOLDER), { recursive: true });
});

/**
 * Writes a file into the test's own content folder and clears the caches. During a test the readers find
 * only these files, and the messages of the real content.
 */
export function writeContent(file: string, text: string): void {
  const whole = path.join(FOLDER, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  readContentFrom(FOLDER);
}

/** Removes a file or a folder that {@link writeContent} wrote. */
export function removeContent(name: string): void {
  rmSync(path.join(FOLDER, name), { recursive: true });
  readContentFrom(FOLDER);
}

export function copyRealContent(): void {
  cpSync(REAL, FOLDER, { recursive: true });
  readContentFrom(FOLDER);
}

/**
 * Replaces one piece of text in a file of the test's folder.
 * @throws unless the text occurs exactly once, because otherwise the wrong place or none would change
 */
export function changeContent(file: string, from: string, to: string): void {
  const parts = readFileSync(path.join(FOLDER, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}`);
  writeContent(file, parts.join(to));
}
