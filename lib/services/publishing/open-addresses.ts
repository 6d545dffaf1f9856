import { analysisRoutes } from './analysis-addresses';
import { libraryHere } from '@/lib/texts/library-here';
import { author } from '@/lib/content/organisation';
import { isSlug, tagSlug } from '@/lib/contract/blog';
import type { Provider } from '@/lib/contract/provider';
import { SECOND } from '@/lib/platform/clock';
import type { OpenRoute } from '@/lib/platform/sides';
import { isEmbedded, provider } from '@/lib/provider';
import { ownPost } from '@/lib/provider/own-post';
import { allPosts, postsWhere, hasTag, isBy } from '@/lib/provider/all-posts';
import { findings } from '@samvit/research';
import { chartFiles } from '@/lib/texts/posts/chart-files';
import { hasPost, listPosts } from '@/lib/texts/posts/post';
import { previewedSlug } from '@/lib/texts/posts/preview-token';
import { lookUpCode } from '@/lib/texts/reports/codes';
import { isToken } from '@/lib/platform/token';
import { nameIn, pageIn } from '@/lib/web/list-params';
import { feedNamed, routes } from '@/lib/web/routes';
import { otherLocalesOf } from '@/lib/web/translations';
import { ENGLISH } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';

type Blogs = Pick<Provider, 'blog' | 'blogs'>;

/** Whether there is a page, by the names in its address. */
type Exists = (names: readonly string[], provider: Blogs) => boolean | Promise<boolean>;

/**
 * How long the posts of a provider are taken for known: anybody can make up a thousand names of tags, and
 * numbers of pages of an author, and each would have all posts fetched.
 */
const POSTS_KNOWN_FOR = 20 * SECOND;

let fetchedPosts: { until: number; blogs: ReturnType<typeof allPosts>; provider: unknown } | undefined;

/** What follows from posts, which an upstream may publish at any time; looking it up may need a call to it. */
const OF_PROVIDER: Readonly<Record<string, Exists>> = {
  '/blogs/page/[page]': async ([page = ''], provider) =>
    /^[1-9]\d{0,5}$/.test(page) && Number(page) <= Math.max(1, (await provider.blogs()).totalPages),
  '/blogs/tag/[tag]/[[...page]]': ([tag = '', rest = ''], provider) => tagExists(tag, rest, provider),
  '/blogs/author/[author]/[[...page]]': async ([id = '', rest = ''], provider) => {
    const page = pageIn(rest.split('/').filter(Boolean));
    const knownAuthor = author(id);
    if (knownAuthor?.id !== id || page === null) return false;
    return page === 1 || hasPosts(provider, isBy(knownAuthor.name), page);
  },
  '/feeds/tag/[name]': ([name = ''], provider) => {
    const feed = feedNamed(name);
    return feed !== null && tagExists(feed.slug, '', provider);
  },
  // An invalid slug is known at once.
  '/blogs/[slug]': ([slug = ''], provider) =>
    isSlug(slug) && provider.blog(slug).then((blog) => blog !== null),
};

const IS_ID = /^[0-9a-f-]{36}$/;

/** What follows from our own posts, which may become public after the build, tokens, and insights. */
const OF_CONTENT: Readonly<Record<string, (...names: string[]) => boolean>> = {
  '/blogs/preview/[token]': isPreviewToken,
  '/blogs/preview/[token]/evidence': isPreviewToken,
  '/blogs/[slug]/evidence': (slug) => ownPost(slug) !== undefined,
  '/blogs/[slug]/figures.json': (slug) => ownPost(slug) !== undefined,
  '/charts/blog/[slug]/[name]': (slug, name = '') => {
    const post = listPosts().find((candidate) => candidate.slug === slug);
    return post !== undefined && chartFiles(post).includes(name);
  },
  '/v/[code]': (code) => lookUpCode(code) !== null,
  '/web/insights/[id]': (id) => isEmbedded() && findings.insight(libraryHere(), id) !== null,
  // Another provider has accounts of its own. Whose something is, and whether it is there, the page finds out
  // from the session or from the token.
  '/shared/[token]': (token) => isEmbedded() && isToken(token),
  '/address-change/[token]': (token) => isEmbedded() && isToken(token),
};

/** As above, of what a person saves, which has pages in other languages. */
const OF_ACCOUNT: Readonly<Record<string, (...names: string[]) => boolean>> = {
  [routes.saved]: isEmbedded,
  [routes.savedNew]: isEmbedded,
  [routes.sharedLinks]: isEmbedded,
  [routes.preferences]: isEmbedded,
  [routes.savedItem('[id]')]: (id) => isEmbedded() && IS_ID.test(id),
};

/** The routes whose names the build does not know; the server in front looks a name up before Next is asked. */
export const openRoutes = (posts: () => Blogs = provider, asksUpstream = !isEmbedded()): OpenRoute[] => [
  ...Object.entries(OF_PROVIDER).map(([route, exists]) => ({
    route,
    exists: (names: readonly string[]) => exists(names, posts()),
    asksUpstream,
  })),
  ...Object.entries({ ...OF_CONTENT, ...OF_ACCOUNT }).map(([route, exists]) => ({
    route,
    exists: (names: readonly string[]) => exists(...names),
    asksUpstream: false,
  })),
  ...analysisRoutes(),
  ...translatedRoutes(),
];

/** Those in other languages than English: a page is there only where it is translated. */
const translatedRoutes = (): OpenRoute[] => [
  ...Object.entries(OF_ACCOUNT).map(([route, exists]) => ({
    route: `/[lang]${route}`,
    exists: ([locale = '', ...names]: readonly string[]) =>
      otherLocalesOf(route).includes(locale) && exists(...names),
    asksUpstream: false,
  })),
  ...locales()
    .filter((locale) => locale !== ENGLISH)
    .map((locale) => ({
      route: `/${locale}/[...path]`,
      exists: ([path = '']: readonly string[]) => otherLocalesOf(`/${path}`).includes(locale),
      asksUpstream: false,
    })),
];

function isPreviewToken(token: string): boolean {
  const slug = previewedSlug(token);
  return slug !== null && isEmbedded() && hasPost(slug);
}

/**
 * Whether a post has this tag, and the list of its posts this page; of a few it leads to the list of all.
 *
 * @param rest of the address: empty, or `page/2`
 */
async function tagExists(tag: string, rest: string, provider: Blogs): Promise<boolean> {
  const [slug, page] = [nameIn(tag), pageIn(rest.split('/').filter(Boolean))];
  if (slug === null || slug !== tagSlug(slug) || page === null) return false;
  return hasPosts(provider, hasTag(slug), page);
}

/** Whether a list of these posts has this page. */
async function hasPosts(
  provider: Blogs,
  isListed: Parameters<typeof postsWhere>[1],
  page: number,
): Promise<boolean> {
  if (!fetchedPosts || fetchedPosts.provider !== provider || Date.now() > fetchedPosts.until)
    fetchedPosts = { until: Date.now() + POSTS_KNOWN_FOR, blogs: allPosts(provider), provider };
  const blogs = await fetchedPosts.blogs.catch((error: unknown) => {
    fetchedPosts = undefined;
    throw error;
  });
  const items = { blogs: async () => ({ items: blogs, page: 1, totalPages: 1 }) };
  return (await postsWhere(items, isListed, page)).items.length > 0;
}
