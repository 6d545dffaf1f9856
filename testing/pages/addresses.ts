import { LEGAL_SLUGS } from '@/lib/content/legal';
import { z } from 'zod';
import { hasAuthorPages, team } from '@/lib/content/organisation';
import { listContent, readMarkdown, readText } from '@/lib/content/read';
import { isPublished, tagSlug } from '@/lib/contract/blog';
import { BLOG_PAGE_SIZE } from '@/lib/contract/provider';
import { ENGLISH } from '@/lib/content/locale';
import { tagPages } from '@/lib/texts/posts/tag-pages';
import { routes } from '@/lib/web/routes';
import { translatedPages } from '@/lib/web/translations';

/**
 * Only names of files and fields of posts: every worker loads this file, and parsing all reports and posts
 * takes a second.
 */
const slugsIn = (folder: string) => listContent(folder, '.md').map((file) => file.replace(/\.md$/, ''));

export const REPORTS = slugsIn('reports').filter(
  (slug) => !/^draft: true\b/m.test(readText(`reports/${slug}.md`)),
);

/**
 * Browser tests of a report use this one. The others have the same components and are tested as sent HTML.
 */
export const SAMPLE_REPORT = 'gold-vs-silver';

const postFields = z.looseObject({
  created_at: z.string(),
  publish_at: z.string().default(''),
  draft: z.boolean().default(false),
  tags: z.array(z.string()),
  author: z.string().default(''),
});

/** What is public now, newest first. */
const PUBLISHED = slugsIn('blogs')
  .map((slug) => ({ slug, ...readMarkdown(`blogs/${slug}.md`, postFields).meta }))
  .filter((post) => isPublished(post, Date.now()))
  .map(({ slug, tags, author, created_at, publish_at }) => ({
    slug,
    author,
    tags: tags.map(tagSlug),
    time: Date.parse(publish_at || created_at),
  }))
  .sort((a, b) => b.time - a.time || a.slug.localeCompare(b.slug));
export const POSTS = PUBLISHED.map(({ slug }) => slug);
export const BLOG_PAGES = Math.ceil(POSTS.length / BLOG_PAGE_SIZE);

/** The tags, and those of them and the authors that have a list of posts. */
export const TAGS = [...new Set(PUBLISHED.flatMap(({ tags }) => tags))];
const LISTED_TAGS = [...tagPages(PUBLISHED).keys()];
const AUTHORS = hasAuthorPages() ? team().authors.map(({ id }) => id) : [];

const furtherPages = (posts: number, pageOf: (page: number) => string) =>
  Array.from({ length: Math.max(0, Math.ceil(posts / BLOG_PAGE_SIZE) - 1) }, (_, i) => pageOf(i + 2));

/** Pages in other languages than English. */
export const TRANSLATED = translatedPages()
  .filter(({ locale }) => locale !== ENGLISH)
  .flatMap(({ prefix, paths }) => paths.map((path) => (path === routes.home ? prefix : prefix + path)));
const isEvidence = (path: string) => path.endsWith('/evidence');

export const INDEXED = [
  routes.home,
  routes.about,
  routes.faqs,
  routes.posts,
  ...POSTS.map(routes.post),
  ...LISTED_TAGS.map((tag) => routes.postTag(tag)),
  ...AUTHORS.map((id) => routes.postAuthor(id)),
  routes.reports,
  routes.analysis,
  routes.analysisOwn,
  routes.glossary,
  routes.data,
  routes.methodology,
  routes.corrections,
  ...REPORTS.map(routes.report),
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
  ...TRANSLATED.filter((path) => !isEvidence(path) && !path.endsWith(routes.web)),
];

/** Further pages of lists of posts: public, but not in the sitemap. */
export const OLDER_POSTS = [
  ...furtherPages(POSTS.length, routes.postPage),
  ...LISTED_TAGS.flatMap((tag) =>
    furtherPages(PUBLISHED.filter(({ tags }) => tags.includes(tag)).length, (page) =>
      routes.postTag(tag, page),
    ),
  ),
  ...AUTHORS.flatMap((id) =>
    furtherPages(PUBLISHED.filter(({ author }) => author === id).length, (page) =>
      routes.postAuthor(id, page),
    ),
  ),
];

/** Pages of forms, which search engines must not index. */
export const FORMS = [routes.contactForm, routes.contactSent, routes.requests];

/** Pages with words and charts of their own. */
export const ARTICLES = [...POSTS.map(routes.post), ...REPORTS.map(routes.report)];

export const PUBLIC = [...INDEXED, ...OLDER_POSTS];

/** One address for each kind of public page: pages of a kind use the same components. */
export const KINDS = {
  'the front page': routes.home,
  'about us': routes.about,
  questions: routes.faqs,
  'a list of posts': routes.postPage(2),
  'a post': routes.post('gold-in-rupees'),
  'the posts of a tag': routes.postTag('gold'),
  'a search for nothing': routes.search,
  'a search with results': `${routes.search}?q=gold`,
  'a search without': `${routes.search}?q=nothingholdsthis`,
  'an index of reports': routes.reports,
  'a report': routes.report(SAMPLE_REPORT),
  'the evidence of a report': routes.reportEvidence(SAMPLE_REPORT),
  'the evidence of a post': routes.postEvidence('gold-in-rupees'),
  'another window': routes.reportWindow(SAMPLE_REPORT),
  'a window that is none': `${routes.reportWindow(SAMPLE_REPORT)}?from=x&to=y`,
  'where an analysis is asked for': routes.analysis,
  'an answer': routes.analysisAnswer('growth/gold-inr-10g~silver-inr-kg/20y'),
  'where own data are brought': routes.analysisOwn,
  'an analysis of somebody else’s own series': routes.analysisAnswer('growth/own.x7k2m9qa~gold-inr-10g/5y'),
  'an analysis without an answer': routes.analysisAnswer('growth/india-10y/10y'),
  'a glossary': routes.glossary,
  'the data': routes.data,
  'a series': routes.dataSeries('gold-inr-10g'),
  'a series without files': routes.dataSeries('reliance-close'),
  'how numbers are made': routes.methodology,
  'what was corrected': routes.corrections,
  'a legal text': routes.terms,
  'the contact form by itself': routes.contactForm,
  'thanks for a message': routes.contactSent,
  'the forms of requests': routes.requests,
} as const;

/** Every public page, but only one version of a report, because versions use the same components. */
export const EVERY = [
  ...new Set([
    ...PUBLIC,
    ...FORMS,
    ...Object.values(KINDS),
    ...TRANSLATED,
    ...REPORTS.map(routes.reportEvidence),
    ...POSTS.map(routes.postEvidence),
    routes.reportVersion(SAMPLE_REPORT, 1),
    routes.versionEvidence(SAMPLE_REPORT, 1),
  ]),
];

/** Pages with status 404, and one with 503. */
export const MISSING = {
  'an unknown path': '/no-such-page',
  'an unknown post': '/blogs/no-such-post',
  'an unknown code': '/v/ABCD1234',
  'an unknown series': routes.dataSeries('no-such-series'),
  'an unknown analysis': routes.analysisAnswer('growth/no-such-series/10y'),
} as const;
export const UNAVAILABLE = '/unavailable';
