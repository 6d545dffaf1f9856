import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { blogSchema } from '@/lib/contract/blog';
import { dayBegins } from '@/lib/web/format';
import { documentHtml, documentMarkdown } from './document';
import { renderSyndication } from './syndication';
import { postDocument } from './post-document';

const ORIGIN = 'https://samvit.example';

const document = (fields: object) =>
  postDocument(blogSchema.parse({ id: 7, title_as_url: 'a', ...fields }), 'The team', ORIGIN);
const post = (paragraph: string) =>
  document({ content: [{ paragraph }], created_at: '2026-11-01T09:00:00Z' });
const feed = (format: 'rss' | 'atom', ...documents: ReturnType<typeof document>[]) =>
  renderSyndication({ of: 'posts', format, product: 'Samvit', origin: ORIGIN }, documents);

describe('text from an upstream', () => {
  it('is escaped if it contains HTML, and loses links with an unsafe address', () => {
    const html = documentHtml(
      post('<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](data:x) ]]> [c](/d)'),
    );
    expect(html).not.toMatch(/<script|javascript:|data:|]]>/);
    expect(html).toContain('&#x3C;script>');
    expect(html).toContain('<a href="https://samvit.example/d">c</a>');
  });

  it('cannot break a feed with characters that XML forbids, or the end of a CDATA section', () => {
    const title = 'A\u0000\u0008 < B & C ]]> D\ud800';
    const item = document({
      title,
      description: title,
      created_at: '2026-11-01',
      content: [{ paragraph: title }],
    });
    expect(parseRssFeed(feed('rss', item)).items?.[0]?.title).toContain('A < B & C ]]> D');
    expect(feed('atom', item)).toContain('A &lt; B &amp; C');
    expect(parseAtomFeed(feed('atom', item)).entries).toHaveLength(1);
  });

  it('is not in the feed if it has no date', () => {
    expect(parseRssFeed(feed('rss', document({ title: 'Undated', created_at: 'soon' }))).items ?? []).toEqual(
      [],
    );
  });
});

test('tags are categories with the term that Atom requires', () => {
  const item = document({ created_at: '2026-11-01', tags: ['Fixed income'] });
  expect(parseAtomFeed(feed('atom', item)).entries?.[0]?.categories).toEqual([
    { term: 'fixed-income', label: 'Fixed income' },
  ]);
  expect(parseRssFeed(feed('rss', item)).items?.[0]?.categories).toEqual([{ name: 'Fixed income' }]);
});

test('has title and page address in its Markdown file', () => {
  const text = documentMarkdown(
    { ...post('**Gold** rose.\n\n| a | b |\n|---|--:|\n| 1 | 2 |'), title: 'Gold' },
    ORIGIN,
  );
  expect(text).toContain('# Gold\n');
  expect(text).toContain('The team, 2026-11-01. The page: <https://samvit.example/blogs/a>');
  expect(text).toContain('**Gold** rose.');
  expect(text).toMatch(/\| a +\| +b \|/);
});

test('is dated by the day in India in its Markdown file, where midnight is the day before in UTC', () => {
  const text = documentMarkdown({ ...post('Rose.'), updated: dayBegins('2026-11-24') }, ORIGIN);
  expect(text).toContain('The team, 2026-11-24. The page:');
});
