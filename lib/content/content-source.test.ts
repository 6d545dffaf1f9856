import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot, readByBuild, readContentFrom, storeContent } from './content-source';
import { inLocale } from './locale';

const root = contentRoot();
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'stored-'))));

test('what the build has read a server does not read again; anything else it reads', () => {
  const read = jest.fn((name: string) => ({ name, rows: new Map([[name, [1, undefined]]]) }));
  const thing = readByBuild('thing', read);
  readContentFrom(root);
  const gold = thing('gold');
  storeContent(folder);
  expect(readdirSync(folder)).toEqual(['thing.en.gold']);

  readContentFrom(root, folder);
  expect(thing('gold')).toStrictEqual(gold);
  expect(thing('gold')).toBe(thing('gold'));
  expect(read).toHaveBeenCalledTimes(1);
  for (const other of ['silver', `../${path.basename(folder)}/thing.en.gold`, 'gold/.']) thing(other);
  expect(read).toHaveBeenCalledTimes(4);

  readContentFrom(root);
  thing('gold');
  expect(read).toHaveBeenCalledTimes(5);
});

test('each locale has its own', () => {
  const read = jest.fn(() => ['words']);
  const words = readByBuild('words', read);
  readContentFrom(root);
  words();
  storeContent(folder);
  expect(readdirSync(folder)).toEqual(['words.en']);
  readContentFrom(root, folder);
  inLocale('hi', () => words());
  expect(read).toHaveBeenCalledTimes(2);
});
