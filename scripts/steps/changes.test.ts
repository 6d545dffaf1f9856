import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { affectedBy, readCovers } from './changes';
import { ROOT } from '@/lib/platform/commands/root.mjs';

const COVERS = { contact: ['components/sections/contact', 'app/api/waitlist'], feed: ['components/feed'] };

test('a change of a page brings its suites, the build, and the specs that are about it', () => {
  expect(affectedBy(['components/feed/feed.tsx', 'docs/tour.md'], COVERS)).toEqual({
    code: ['components/feed/feed.tsx'],
    specs: ['e2e/feed.spec.ts'],
    isOfBuild: true,
  });
});

test('a folder is not one that begins like it', () => {
  expect(affectedBy(['components/feed-header.tsx'], COVERS).specs).toEqual([]);
});

test('a spec that changed runs itself, once, and builds nothing', () => {
  expect(affectedBy(['e2e/feed.spec.ts', 'e2e/operations/faults.spec.ts'], COVERS)).toEqual({
    code: [],
    specs: ['e2e/feed.spec.ts', 'e2e/operations/faults.spec.ts'],
    isOfBuild: false,
  });
});

test('words of content and rules of pages have the pages read again', () => {
  expect(affectedBy(['content/faq.yaml'], COVERS)).toEqual({ code: [], specs: [], isOfBuild: true });
  expect(affectedBy(['testing/pages/rules/links.ts'], COVERS).isOfBuild).toBe(true);
});

/** About every page: what they find is in each run, by the tests that are tagged. */
const OF_ALL = ['log', 'warnings'];

test('each spec says what it is about, which is there', () => {
  const covers = readCovers();
  const specs = readdirSync(path.join(ROOT, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length))
    .filter((spec) => !OF_ALL.includes(spec));
  expect(Object.keys(covers).sort()).toEqual(specs.sort());
  expect(
    Object.values(covers)
      .flat()
      .filter((place) => !existsSync(path.join(ROOT, place))),
  ).toEqual([]);
});

test('some spec is about each folder of components, each page of a person and each call of the browser', () => {
  const places = Object.values(readCovers()).flat();
  const folders = ['components', 'app/[lang]/web', 'app/api'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
  const isCovered = (folder: string) =>
    places.some(
      (place) => place === folder || place.startsWith(`${folder}/`) || folder.startsWith(`${place}/`),
    );
  expect(folders.filter((folder) => !isCovered(folder))).toEqual([]);
});
