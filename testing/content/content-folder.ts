import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContentFrom } from '@/lib/content/content-source';

const REAL = path.resolve(__dirname, '../../content');
const FOLDER = path.join(mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'site-')), 'content');
// What the code needs of any content: no test needs to write it itself.
for (const name of ['messages', 'locale.yaml', 'series/particulars.json'])
  cpSync(path.join(REAL, name), path.join(FOLDER, name), { recursive: true });
const goBack = readContentFrom(FOLDER);
afterAll(() => {
  goBack();
  rmSync(path.dirname(FOLDER), { recursive: true });
});

const list = () => readdirSync(FOLDER, { recursive: true }) as string[];
/** What is in the folder when a test begins, and the texts of those files that the test changes. */
let before = new Set<string>();
const changed = new Map<string, string>();
beforeEach(() => {
  before = new Set(list());
  changed.clear();
});
// A test must not find what another one wrote, or it depends on their order.
afterEach(() => {
  const added = list().filter((entry) => !before.has(entry));
  for (const entry of added) rmSync(path.join(FOLDER, entry), { recursive: true, force: true });
  for (const [file, text] of changed) writeContent(file, text);
  if (added.length > 0) readContentFrom(FOLDER);
});

/**
 * Writes a file into the test's own content folder and clears the caches. During a test the readers find
 * only these files, and the messages of the real content. What a test writes goes when it ends.
 */
export function writeContent(file: string, text: string): void {
  const absolutePath = path.join(FOLDER, file);
  const name = path.relative(FOLDER, absolutePath);
  if (before.has(name) && !changed.has(name)) changed.set(name, readFileSync(absolutePath, 'utf8'));
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, text);
  readContentFrom(FOLDER);
}

export function copyRealContent(): void {
  cpSync(REAL, FOLDER, { recursive: true });
  readContentFrom(FOLDER);
}

/** Likewise, but no publisher may be asked for values. */
export function copyContentWithoutSupplies(): void {
  cpSync(REAL, FOLDER, { recursive: true });
  rmSync(path.join(FOLDER, 'supply'), { recursive: true });
  mkdirSync(path.join(FOLDER, 'supply'));
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
