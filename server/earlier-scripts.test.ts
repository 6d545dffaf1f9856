import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { earlierScripts } from './earlier-scripts';
import { StoredResponse } from './cache/stored-response';
import { scriptsOf } from './pages';

const html = (text: string) =>
  `<html><body><p>${text}</p><script>self.__next_f.push("${text}")</script></body></html>`;

let releases: string;
beforeEach(() => (releases = mkdtempSync(path.join(tmpdir(), 'releases-'))));
afterEach(() => rmSync(releases, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(releases, file)), { recursive: true });
  writeFileSync(path.join(releases, file), text);
}

test('scripts of a page are found as the build of another release made it, and as that rendered it again', async () => {
  write('2/release.json', '{}');
  write('1/.next/server/app/index.html', html('home'));
  write('1/.next/server/app/blogs/a-post.html', html('first'));
  write('1/.next/server/route-cache/APP_PAGE/ab12/$/blogs/a-post.html', html('second'));
  const find = earlierScripts(path.join(releases, '2'));
  for (const [page, text] of [
    ['/', 'home'],
    ['/blogs/a-post', 'first'],
    ['/blogs/a-post', 'second'],
  ] as const) {
    const { url, response } = await scriptsOf(page, html(text)).stored();
    const found = await find(url, page);
    expect(found?.response.bytes('', undefined).toString()).toContain(`self.__next_f.push("${text}")`);
    expect(found?.response.status).toBe(response.status);
  }
  const unknown = scriptsOf('/', html('never served'));
  expect(await find(unknown.url, '/')).toBeUndefined();
  expect(await find(unknown.url, '/no-such-page')).toBeUndefined();
});

test('requests for addresses that no page has, also at once, compress nothing, and read each file once', async () => {
  write('2/release.json', '{}');
  write('1/.next/server/app/index.html', html('home'));
  const stored = jest.spyOn(StoredResponse, 'of');
  const read = jest.spyOn(promises, 'readFile');
  const find = earlierScripts(path.join(releases, '2'));
  const asked = Array.from({ length: 300 }, (_, i) => find(`/_boot/${i}.js?of=%2F`, '/'));
  expect(await Promise.all(asked)).toEqual(Array(300).fill(undefined));
  expect(stored).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a site that is no release has no others', async () => {
  write('1/.next/server/app/index.html', html('home'));
  mkdirSync(path.join(releases, '2'));
  const { url } = scriptsOf('/', html('home'));
  expect(await earlierScripts(path.join(releases, '2'))(url, '/')).toBeUndefined();
});
