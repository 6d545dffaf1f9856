import { parseFeed } from 'feedsmith';
import { siteOrigin } from '@/lib/platform/env';
import { listPosts } from '@/lib/texts/posts/post';
import { corrections } from '@/lib/texts/publication/corrections';
import { listReports } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';
import { generateStaticParams, GET } from './route';

const get = (name: string) =>
  GET(new Request('http://localhost/feeds'), { params: Promise.resolve({ name }) });
const whole = (path: string) => new URL(path, siteOrigin()).href;

const EXPECTED = {
  posts: listPosts().map(({ slug, title }) => ({ link: whole(routes.post(slug)), title })),
  reports: listReports().map(({ slug, plain }) => ({
    link: whole(routes.report(slug)),
    title: plain.headline,
  })),
  corrections: corrections().map(({ slug, version, headline }) => ({
    link: whole(routes.reportVersion(slug, version)),
    title: `${headline} (version ${version})`,
  })),
};
const KINDS = ['posts', 'reports', 'corrections'] as const;
/** The Markdown of each text, by its page. */
const SOURCES = new Map([
  ...listPosts().map(({ slug, prose }) => [whole(routes.post(slug)), prose.source] as const),
  ...listReports().map(({ slug, body }) => [whole(routes.report(slug)), body.source] as const),
]);
const countOf = (pattern: RegExp, text = '') => text.match(pattern)?.length ?? 0;
const byLink = (a: { link: string }, b: { link: string }) => a.link.localeCompare(b.link);

/** What the three formats have in common, as a reader's parser reads them. */
function entriesIn(text: string) {
  const parsed = parseFeed(text);
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map(({ link, title, content, pubDate, dc }) => ({
        link: link ?? '',
        title,
        html: content?.encoded ?? '',
        date: pubDate,
        author: dc?.creators?.[0],
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map(({ links, title, content, published, authors }) => ({
        link: links?.[0]?.href ?? '',
        title: typeof title === 'string' ? title : title?.value,
        html: typeof content === 'string' ? content : (content?.value ?? ''),
        date: published,
        author: authors?.[0]?.name,
      }));
    case 'json':
      return (parsed.feed.items ?? []).map(({ url, title, content_html, date_published, authors }) => ({
        link: url ?? '',
        title,
        html: content_html ?? '',
        date: date_published,
        author: authors?.[0]?.name,
      }));
    default:
      throw new Error(`This is ${parsed.format}`);
  }
}

describe.each(generateStaticParams())('$name', ({ name }) => {
  const of = KINDS.find((each) => name.startsWith(each)) ?? 'posts';
  let response: Response;
  let text: string;
  beforeAll(async () => {
    response = await get(name);
    text = await response.text();
  });

  it('lists every text with its page, newest first', () => {
    const entries = entriesIn(text);
    expect(entries.map(({ link, title }) => ({ link, title })).sort(byLink)).toEqual(
      EXPECTED[of].sort(byLink),
    );
    const dates = entries.map(({ date }) => new Date(date ?? '').getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const { author } of entries) expect(author).toBeTruthy();
  });

  it('contains complete texts: absolute addresses, charts as pictures, no notation of ours', () => {
    for (const { html, link } of entriesIn(text)) {
      const source = SOURCES.get(link);
      expect(countOf(/<h2/g, html)).toBeGreaterThanOrEqual(countOf(/^## /gm, source));
      expect(countOf(/<img src="https?:[^"]+\.png" alt="[^"]{10}/g, html)).toBeGreaterThanOrEqual(
        countOf(/!\[.*\]\(chart:/g, source),
      );
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
      expect(addresses.filter((address) => !/^(?:https?|mailto):/.test(address))).toEqual([]);
      expect([link, html.match(/\{[a-z]|(?:claim|term|quote|note|event|chart):/)]).toEqual([link, null]);
      expect(html).not.toMatch(/<script|<style| style=|NaN|undefined/);
    }
  });

  it('contains the date of its last change, and its own address', () => {
    const newest = Math.max(
      ...(of === 'posts'
        ? listPosts().map(({ createdAt, updatedAt }) => Date.parse(updatedAt || createdAt))
        : (of === 'reports' ? listReports() : corrections()).map(({ date }) =>
            Date.parse(`${date}T00:00:00+05:30`),
          )),
    );
    expect(Date.parse(response.headers.get('last-modified') ?? '')).toBe(newest);
    expect(text).toContain(whole(`/feeds/${name}`));
  });

  it('is the same text each time', async () => {
    expect(await (await get(name)).text()).toBe(text);
  });
});

test('there is no other feed', async () => {
  expect((await get('posts.xml')).status).toBe(404);
});
