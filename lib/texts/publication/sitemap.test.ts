import { blogSchema } from '@/lib/contract/blog';
import { postDocument } from './post-document';
import { newest, sitemapEntries, sitemapIndexXml, sitemapXml } from './sitemap';

const ORIGIN = 'https://samvit.example';

test('an address is absolute and escaped, and has a date if its content has one', () => {
  const xml = sitemapXml(
    [
      { path: '/blogs/सोना' },
      { path: '/a?b=1&c=2', modified: '2026-11-20', images: ['/a.png', 'https://cdn.example/b.png'] },
    ],
    ORIGIN,
  );
  expect(xml).toContain(
    '<url><loc>https://samvit.example/blogs/%E0%A4%B8%E0%A5%8B%E0%A4%A8%E0%A4%BE</loc></url>',
  );
  expect(xml).toContain('<loc>https://samvit.example/a?b=1&amp;c=2</loc><lastmod>2026-11-20</lastmod>');
  expect(xml).toContain('<image:loc>https://samvit.example/a.png</image:loc>');
  expect(xml).toContain('<image:loc>https://cdn.example/b.png</image:loc>');
});

test('the index lists its parts', () => {
  expect(sitemapIndexXml([{ path: '/sitemaps/pages.xml', modified: '2026-11-20' }], ORIGIN)).toContain(
    '<sitemap><loc>https://samvit.example/sitemaps/pages.xml</loc><lastmod>2026-11-20</lastmod></sitemap>',
  );
});

test('the newest of dates in different formats is found', () => {
  const entries = [
    { path: '/a', modified: '2026-11-20' },
    { path: '/b' },
    { path: '/c', modified: '2026-11-21T01:00:00Z' },
  ];
  expect(newest(entries)).toBe('2026-11-21T01:00:00Z');
  expect(newest([])).toBeUndefined();
});

test.each([
  { created_at: '2026-01-01', updated_at: '20260201' },
  { created_at: '2026-W05' },
  ...['https://', 'http://a b/x', 'data:image/png,<', 'mailto:a<b'].flatMap((url) => [
    { content: [{ web_url: url }] },
    { content: [{ thumbnail_url: url }] },
    { content: [{ paragraph: `![a](<${url.replace('<', '&lt;')}>)` }] },
  ]),
])('a post with %j neither fails a sitemap nor writes a tag into it', (fields) => {
  const post = postDocument(blogSchema.parse({ id: 7, ...fields }), 'The team', ORIGIN);
  const { posts, images } = sitemapEntries({ reports: [], posts: [post] });
  expect(sitemapXml(posts, ORIGIN)).toContain('<loc>https://samvit.example/blogs/');
  expect(sitemapXml(images, ORIGIN)).not.toMatch(/data:|mailto:|<image:loc/);
});
