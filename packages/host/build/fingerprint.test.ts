import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFingerprint, fingerprint, isBuilt, writeFingerprint, SOURCES } from './fingerprint';
import { ROOT } from '@/lib/platform/commands/root.mjs';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  write('app/page.tsx', 'page');
  write('content/faq.yaml', 'faq');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  'app/page.tsx',
  'app/new/page.tsx',
  'content/faq.yaml',
  'lib/web.ts',
  'public/robots.txt',
  'package-lock.json',
  'next.config.mjs',
  'instrumentation.ts',
  'sentry.client.config.ts',
])('a change of %s makes the build stale', (file) => {
  const before = fingerprint({}, root);
  write(file, 'changed');
  expect(fingerprint({}, root)).not.toBe(before);
});

test.each(['README.md', 'e2e/feed.spec.ts', 'lib/web.test.ts', 'next-env.d.ts', '.data/site.db', '.env'])(
  'a change of %s does not',
  (file) => {
    const before = fingerprint({}, root);
    write(file, 'changed');
    expect(fingerprint({}, root)).toBe(before);
  },
);

test('a setting that is written into pages makes the build stale', () => {
  expect(fingerprint({ origin: 'https://a.example' }, root)).not.toBe(
    fingerprint({ origin: 'https://b.example' }, root),
  );
});

test('text that moves from one file to another makes the build stale', () => {
  write('app/a.ts', 'x');
  write('app/b.ts', '');
  const before = fingerprint({}, root);
  write('app/a.ts', '');
  write('app/b.ts', 'x');
  expect(fingerprint({}, root)).not.toBe(before);
});

test('only a finished build with the same fingerprint is up to date', () => {
  const wanted = fingerprint({}, root);
  expect(isBuilt(wanted, root)).toBe(false);
  write('.next/server/app.js', 'half a build');
  writeFingerprint(wanted, root);
  expect(isBuilt(wanted, root)).toBe(false);
  write('.next/BUILD_ID', 'id');
  expect(isBuilt(wanted, root)).toBe(true);
  expect(isBuilt('another', root)).toBe(false);
  removeFingerprint(root);
  expect(isBuilt(wanted, root)).toBe(false);
});

test('every folder that the sources import from is part of the fingerprint', () => {
  const imported = new Set(
    SOURCES.flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(path.join(ROOT, folder, file), 'utf8').matchAll(/from '@\/([\w.-]+)\//g),
        ])
        .flatMap((match) => match[1] ?? []),
    ),
  );
  expect(imported.size).toBeGreaterThan(0);
  expect([...imported].filter((folder) => !SOURCES.includes(folder))).toEqual([]);
});
