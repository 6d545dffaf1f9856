import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hardeningDocument, hardeningSchema } from './hardening-table';
import { ROOT } from '@/lib/platform/commands/root.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const areas = hardeningSchema.parse(parse(read('docs/hardening-status.yaml')));

test('the document is up to date with its data', () => {
  expect(read('docs/hardening-status.md')).toBe(hardeningDocument(areas));
});

test('every command in it is a script of package.json, and every file exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const isThere = (shown: string) => {
    const [, script] = /^npm run ([\w:]+)/.exec(shown) ?? [];
    return script ? script in scripts : existsSync(path.join(ROOT, shown));
  };
  const proofs = areas.flatMap(({ rows }) => rows.flatMap(({ shownBy }) => shownBy));
  expect(proofs.filter((shown) => !isThere(shown))).toEqual([]);
});

test('every measure names what proves it', () => {
  const bare = areas.flatMap(({ rows }) =>
    rows.filter(({ state, shownBy }) => state === 'holds' && shownBy.length === 0),
  );
  expect(bare).toEqual([]);
});
