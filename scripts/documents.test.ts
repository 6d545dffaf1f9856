import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import benches from '@/bench/package.json';
import manifest from '@/package.json';
import { commandRows, documentedCommands, scriptOf } from '@/testing/content/documented-commands';

// What documents and comments name is there. Words in capitals stand for any name: content/series/ID.json.

const ROOT = path.resolve(__dirname, '..');
const FOLDERS = [
  'app',
  'bench',
  'components',
  'content',
  'deploy',
  'docs',
  'e2e',
  'jest',
  'lib',
  'packages',
  'public',
  'scripts',
  'testing',
];
const TEXT = /\.(?:md|tsx?|mjs|cjs|yaml|py|css)$/;

const entries = (folder: string, recursive: boolean) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(ROOT, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    );
const files = [...entries('.', false), ...FOLDERS.flatMap((folder) => entries(folder, true))].filter(
  (file) => TEXT.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The lines of documents and the comments of code that match, as `file:line name`. */
function named(pattern: RegExp): { place: string; name: string }[] {
  return files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const isRead = file.endsWith('.md') || /^\s*(?:\/?\*|\/\/|#)/.test(line);
        const matches = isRead ? [...line.matchAll(pattern)] : [];
        return matches.map(({ 1: name = '' }) => ({ place: `${file}:${i + 1} ${name}`, name }));
      }),
  );
}

test('every file that a document or a comment names exists', () => {
  const paths = named(
    new RegExp(
      `(?<![\\w/.@$<-])((?:${FOLDERS.join('|')})/[\\w./()[\\]-]+\\.(?:tsx?|[mc]js|md|yaml|json|py|css))\\b`,
      'g',
    ),
  );
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.filter(
    ({ name }) => !/\b[A-Z]{2,}\b/.test(name.replace('README', '')) && !existsSync(path.join(ROOT, name)),
  );
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('every file that a document names without its folder exists', () => {
  const names = new Set(
    [...entries('.', false), ...FOLDERS.flatMap((folder) => entries(folder, true))].map((file) =>
      path.basename(file),
    ),
  );
  const bare = named(/`([\w.-]+\.(?:tsx?|mjs))`/g).filter(
    // A decision may speak of what it replaced.
    ({ place }) => /^(?:docs\/)?[\w-]+\.md:/.test(place),
  );
  expect(bare.length).toBeGreaterThan(10);
  const missing = bare.filter(({ name }) => !names.has(name));
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('every decision is in the index, by its title, and the index names no other', () => {
  const decisions = [...entries('.', false), ...FOLDERS.flatMap((folder) => entries(folder, true))]
    .filter((file) => /(?:^|\/)decisions\/[\w-]+\.md$/.test(file) && !file.endsWith('README.md'))
    .map((file) => {
      const [, title = ''] = /^# (.+)$/m.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
      return `[${title}](${path.posix.relative('docs/decisions', file)})`;
    });
  expect(decisions.length).toBeGreaterThan(20);
  const index = readFileSync(path.join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const lines = [...index.matchAll(/^- (\[.+\]\(.+\))$/gm)].map(([, line]) => line);
  expect([...lines].sort()).toEqual([...decisions].sort());
});

test('no document or comment names a decision by a number: they have none', () => {
  expect(named(/\b([Dd]ecisions?[ /]\d{4})\b/g).map(({ place }) => place)).toEqual([]);
});

test('every command that a document or a comment names exists', () => {
  const commands = named(/npm run (?:-\w+ )*([a-z][\w-]*(?::[\w-]+)*)/g);
  expect(commands.length).toBeGreaterThan(50);
  const missing = commands.filter(({ name }) => !Object.hasOwn(manifest.scripts, name));
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('docs/commands.md has every command, and the README the same rows of the most used', () => {
  const scripts = documentedCommands().map(scriptOf);
  expect(new Set(scripts.filter((name) => !name.includes('/')))).toEqual(
    new Set(Object.keys(manifest.scripts)),
  );
  const rows = commandRows('docs/commands.md');
  const inReadme = commandRows('README.md');
  expect(inReadme.length).toBeGreaterThan(5);
  expect(inReadme.filter((row) => !rows.includes(row))).toEqual([]);
});

test('the first screen of npm run has what operators, authors and tests need; other tools are files', () => {
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(24);
  const tools = named(/node (?:--import \S+ )+((?:scripts|testing|bench)\/[\w/.-]+)/g);
  expect(tools.length).toBeGreaterThan(10);
  const missing = tools.filter(({ name }) => !existsSync(path.join(ROOT, name)));
  expect(missing.map(({ place }) => place)).toEqual([]);
});

test('every bench that a document or a comment names exists', () => {
  const measured = named(/npm run bench -- ([a-z]+)/g);
  expect(measured.length).toBeGreaterThan(10);
  expect(measured.filter(({ name }) => !Object.hasOwn(benches.scripts, name))).toEqual([]);
});
