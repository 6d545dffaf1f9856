import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { earlierScripts, storeScripts } from './earlier-scripts';
import { StoredResponse } from './stored-response';
import { scriptHash } from './transform';

/** What a script is, and its address. */
const scripts = (page: string, text: string) => {
  const code = `self.__next_f.push("${text}")`;
  return { code, url: `/_boot/${scriptHash(code)}.js?${new URLSearchParams({ of: page })}` };
};

let releases: string;
beforeEach(() => (releases = mkdtempSync(path.join(tmpdir(), 'releases-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(releases, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(releases, file)), { recursive: true });
  writeFileSync(path.join(releases, file), text);
}

/** As the build of release 1 wrote it. */
const build = (page: string, text: string) => {
  const { code } = scripts(page, text);
  write(`1/.next/responses/scripts/${scriptHash(code)}`, code);
};

test('scripts of a page are found as another release built them, and as that rendered the page last', async () => {
  write('2/release.json', '{}');
  build('/', 'home');
  build('/blogs/a-post', 'first');
  for (const text of ['second', 'third', 'fourth', 'fourth'])
    await storeScripts('/blogs/a-post', scripts('/blogs/a-post', text).code, path.join(releases, '1'));
  const find = earlierScripts(path.join(releases, '2'));
  for (const [page, text] of [
    ['/', 'home'],
    ['/blogs/a-post', 'first'],
    ['/blogs/a-post', 'third'],
    ['/blogs/a-post', 'fourth'],
  ] as const) {
    const found = await find(scripts(page, text).url, page);
    expect(found?.bytes('', undefined).toString()).toContain(`self.__next_f.push("${text}")`);
    expect(found?.status).toBe(200);
  }
  for (const [page, text] of [
    ['/', 'never served'],
    ['/no-such-page', 'never served'],
    ['/blogs/a-post', 'second'],
  ] as const)
    expect(await find(scripts(page, text).url, page)).toBeUndefined();
});

test('requests for addresses of no page, also at once, compress nothing and read only paths of a hash', async () => {
  write('2/release.json', '{}');
  build('/', 'home');
  const stored = jest.spyOn(StoredResponse, 'of');
  const read = jest.spyOn(promises, 'readFile');
  const find = earlierScripts(path.join(releases, '2'));
  const asked = Array.from({ length: 300 }, (_, i) => find(`/_boot/${i}.js?of=%2F`, '/'));
  expect(await Promise.all(asked)).toEqual(Array(300).fill(undefined));
  expect(stored).not.toHaveBeenCalled();
  read.mockClear();
  expect(await find('/_boot/../../release.json?of=%2F', '/')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test('a site that is no release has no others, but the pages that it sent itself', async () => {
  build('/', 'home');
  mkdirSync(path.join(releases, '2'));
  const own = path.join(releases, '2');
  await storeScripts('/', scripts('/', 'yesterday').code, own);
  await storeScripts('/', scripts('/', 'today').code, own);
  const find = earlierScripts(own);
  expect(await find(scripts('/', 'home').url, '/')).toBeUndefined();
  expect((await find(scripts('/', 'yesterday').url, '/'))?.status).toBe(200);
});
