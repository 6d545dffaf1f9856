import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { earlierScripts } from './earlier-scripts';
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
    const { url, response } = await scriptsOf(page, html(text));
    const found = await find(url, page);
    expect(found?.response.bytes('', undefined).toString()).toContain(`self.__next_f.push("${text}")`);
    expect(found?.response.status).toBe(response.status);
  }
  const unknown = await scriptsOf('/', html('never served'));
  expect(await find(unknown.url, '/')).toBeUndefined();
  expect(await find(unknown.url, '/no-such-page')).toBeUndefined();
});

test('a site that is no release has no others', async () => {
  write('1/.next/server/app/index.html', html('home'));
  mkdirSync(path.join(releases, '2'));
  const { url } = await scriptsOf('/', html('home'));
  expect(await earlierScripts(path.join(releases, '2'))(url, '/')).toBeUndefined();
});
