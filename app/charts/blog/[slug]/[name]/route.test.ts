import { createHash } from 'node:crypto';
import { listPosts } from '@/lib/texts/posts/post';
import { generateStaticParams, GET } from './route';

const get = (slug: string, name: string) =>
  GET(new Request('http://localhost/charts'), { params: Promise.resolve({ slug, name }) });

describe('GET /charts/blog/{slug}/{name}', () => {
  it('draws the charts of a post as standalone documents; the build draws those of all posts', async () => {
    const all = generateStaticParams();
    const ofOnePost = all.filter(({ slug }) => slug === all[0]?.slug);
    expect(ofOnePost.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['post.png', 'thumbnail.svg', 'thumbnail.png']),
    );
    for (const { slug, name } of ofOnePost) {
      const response = await get(slug, name);
      if (name.endsWith('.png')) {
        const png = Buffer.from(await response.arrayBuffer());
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, name === 'post.png' ? 630 : 675]);
        continue;
      }
      if (name.endsWith('.json')) {
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(await response.text()).toMatch(/^\{.*\}$/);
        continue;
      }
      const svg = await response.text();
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s);
      // Base64 may contain any letters.
      expect(svg.replace(/base64,[^)]*/g, '')).not.toMatch(/<script|NaN|undefined/);
      const style = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    }
  });

  it('has no chart with the name of the sharing picture', () => {
    for (const { charts } of listPosts()) expect(Object.keys(charts)).not.toContain('post');
  });

  it('gets 404 for an unknown chart', async () => {
    const known = generateStaticParams()[0]?.slug ?? '';
    for (const [slug, name] of [
      ['nothing', 'thumbnail.svg'],
      [known, 'nothing.svg'],
      [known, 'thumbnail'],
      [known, 'constructor.svg'],
      [known, 'post.svg'],
    ] as const)
      expect((await get(slug, name)).status).toBe(404);
  });
});
