import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContentFrom } from './content-source';

const FOLDER = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'content');
readContentFrom(FOLDER);
afterAll(() => rmSync(path.dirname(FOLDER), { recursive: true }));

/** Writes a file into the test's own content folder; the readers find nothing but what was written so, and read it anew. */
export function writeContent(file: string, text: string): void {
  const whole = path.join(FOLDER, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  readContentFrom(FOLDER);
}

/** Copies the site's own content into the test's folder. */
export function copyRealContent(): void {
  cpSync(path.resolve(__dirname, '../../content'), FOLDER, { recursive: true });
  readContentFrom(FOLDER);
}

/**
 * Changes one piece of a file in the test's folder.
 * @throws when the piece does not stand there exactly once: another place would be changed, or none
 */
export function changeContent(file: string, from: string, to: string): void {
  const parts = readFileSync(path.join(FOLDER, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${file}`);
  writeContent(file, parts.join(to));
}
