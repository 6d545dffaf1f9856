import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { GET as GET_LLMS } from '../../llms.txt/route';
import { generateStaticParams, GET } from './route';

const get = (path: string) =>
  GET(new Request('http://localhost/markdown'), { params: Promise.resolve({ path: path.split('/') }) });

test('every report, post and legal text exists as complete standard Markdown', async () => {
  const paths = (await generateStaticParams()).map(({ path }) => path.join('/'));
  expect(paths).toEqual(
    expect.arrayContaining(['reports/gold-vs-silver', 'blogs/gold-in-rupees', 'terms-and-conditions']),
  );
  for (const path of paths) {
    const response = await get(path);
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('link')).toBe(`<${siteOrigin()}/${path}>; rel="canonical"`);
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text).toMatch(/\n## .+\n\n\S/);
    expect([path, /\{[a-z]|\]\((?:claim|term|quote|note|event|chart):|\]\(\//.exec(text)]).toEqual([
      path,
      null,
    ]);
  }
});

test.each(['reports/nothing', 'blogs/nothing', 'blogs/a b', 'nothing', 'legal/terms-and-conditions'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('llms.txt lists them all', async () => {
  const text = await (await GET_LLMS()).text();
  expect(text).toMatch(new RegExp(`^# ${site().product}\n\n> `));
  for (const { path } of await generateStaticParams())
    expect(text).toContain(`(${siteOrigin()}/${path.join('/')}.md): `);
});
