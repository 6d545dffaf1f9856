import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A content folder of the test's own. Import this first: the readers look up where `content/` is when they are loaded.
const root = mkdtempSync(path.join(tmpdir(), 'content-'));
// Styles and typefaces of documents are read from there.
symlinkSync(path.resolve(__dirname, '../../components'), path.join(root, 'components'));
jest.spyOn(process, 'cwd').mockReturnValue(root);
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file below `content/`; the readers find nothing but what was written so. */
export function writeContent(file: string, text: string): void {
  const whole = path.join(root, 'content', file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}
