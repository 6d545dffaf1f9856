import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftOut } from '@/scripts/steps/build.mjs';
import { fakeUpstream, json } from '@/e2e/support/fake-upstream';
import { POST_PAGES, providerOfBuild } from './post-pages';
import { upstreamProvider } from './upstream';

const folder = () => mkdtempSync(path.join(tmpdir(), 'build-'));

describe('a build with an upstream', () => {
  it('has its posts while it answers', async () => {
    const upstream = await fakeUpstream();
    upstream.answer(json({ status: 200, data: [{ id: 1, title: 'On gold' }] }));
    const file = path.join(folder(), 'left-out.json');
    expect((await providerOfBuild(upstreamProvider(upstream.url), file).blogs()).items).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    await upstream.close();
  });

  it('goes on while it is down, without the pages that show its posts', async () => {
    const buildDir = folder();
    const file = path.join(buildDir, 'left-out.json');
    const { items } = await providerOfBuild(upstreamProvider('http://127.0.0.1:9'), file).blogs();
    expect(items).toEqual([]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(POST_PAGES);

    const app = path.join(buildDir, 'server', 'app');
    mkdirSync(path.join(app, 'blogs.segments'), { recursive: true });
    for (const name of ['blogs.html', 'blogs.rsc', 'llms.txt.body', 'llms.txt.meta', 'faqs.html'])
      writeFileSync(path.join(app, name), '');
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    removeLeftOut(buildDir);
    expect(readdirSync(app)).toEqual(['faqs.html']);
    expect(existsSync(file)).toBe(false);
    removeLeftOut(buildDir);
  });
});
