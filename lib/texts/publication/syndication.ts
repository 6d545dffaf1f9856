import { Feed } from 'feed';
import { text } from '@/lib/content/messages';
import { tagSlug } from '@/lib/contract/blog';
import { ownWord } from '@/lib/platform/env';
import { routes, type FeedFormat, type FeedOf } from '@/lib/web/routes';
import { documentHtml, type Document } from './document';
import { hasTagPage } from '@/lib/texts/posts/tag-pages';
import { tagWords } from './tag-words';

type Channel = {
  title: string;
  description: string;
  /** Of the page that lists the same items. */
  path: string;
  /** What the feed has for its name, if not that page: of a tag, which may get a page, it stays as it is. */
  id?: string;
};

function channelOf(of: FeedOf, documents: readonly Document[]): Channel {
  if (of === 'posts')
    return {
      title: text('publication.posts.title', { page: 1 }),
      description: text('publication.posts.description', { own: ownWord() }),
      path: routes.posts,
    };
  if (of === 'reports')
    return {
      title: text('reports.index.title'),
      description: text('publication.reports.feed'),
      path: routes.reports,
    };
  if (of === 'corrections')
    return {
      title: text('corrections.title'),
      description: text('corrections.description'),
      path: routes.corrections,
    };
  const slug = of.slice('tag/'.length);
  const name = documents.flatMap(({ tags = [] }) => tags).find((tag) => tagSlug(tag) === slug) ?? slug;
  const id = routes.postTag(encodeURIComponent(slug));
  return { ...tagWords(name), id, path: hasTagPage(documents.length) ? id : routes.posts };
}

/** Feed readers store older items themselves, so a feed needs only the newest. */
const MOST_ITEMS = 30;

type Dated = Document & { published: Date; updated: Date };

export function lastUpdated(documents: readonly Document[]): Date {
  return new Date(Math.max(0, ...documents.map(({ updated }) => updated?.getTime() ?? 0)));
}

/** A feed with complete texts, newest first. Texts without a date are left out. */
export function renderSyndication(
  { of, format, product, origin }: { of: FeedOf; format: FeedFormat; product: string; origin: string },
  documents: readonly Document[],
): string {
  const { title, description, path, id = path } = channelOf(of, documents);
  const absolute = (path: string) => new URL(path, origin).href;
  const isDated = (document: Document): document is Dated => document.published !== undefined;
  const items = documents
    .filter(isDated)
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, MOST_ITEMS);
  const feed = new Feed({
    id: absolute(id),
    link: absolute(path),
    title: text('publication.feed.title', { product, title }),
    description,
    language: 'en-IN',
    image: absolute('/apple-icon.png'),
    author: { name: product, link: absolute('/') },
    updated: lastUpdated(items),
    feed: absolute(routes.feed(of, format)),
    feedLinks: { json: absolute(routes.feed(of, 'json')) },
    generator: false,
  });
  for (const item of items) feed.addItem(entryOf(item, format, absolute));
  if (format === 'json') return feed.json1();
  return format === 'atom' ? feed.atom1() : feed.rss2();
}

function entryOf(item: Dated, format: FeedFormat, whole: (path: string) => string) {
  const { title, description, author, path, published, updated, image } = item;
  const link = whole(path);
  // Titles in Atom and summaries in both XML formats are HTML; all other fields are plain text.
  const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    title: format === 'atom' ? asHtml(withoutControls(title)) : withoutControls(title),
    description: format === 'json' ? withoutControls(description) : asHtml(withoutControls(description)),
    content: withoutControls(documentHtml(item)),
    link,
    id: link,
    date: updated,
    published,
    // Atom requires a term; RSS and JSON Feed use the name alone.
    ...(item.tags && {
      category: item.tags.map((name) => ({ name: withoutControls(name), term: tagSlug(name) })),
    }),
    // RSS requires a mail address as author; a plain name goes into a Dublin Core element.
    ...(format === 'rss'
      ? { extensions: [{ name: 'dc:creator', objects: { _text: withoutControls(author) } }] }
      : { author: [{ name: withoutControls(author) }] }),
    // In XML an enclosure must state its length, which is unknown here.
    ...(format === 'json' && image && { image: whole(image) }),
  };
}

/** XML allows no control characters, not even escaped; text from an upstream may contain some. */
const withoutControls = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
