import { LEGAL_SLUGS } from '@/lib/content/legal';
import { listPosts } from '@/lib/research/posts/post';
import { BLOG_PAGE_SIZE } from '@/lib/provider/contract';
import { classId } from '@/lib/research/reports/asset-class';
import { ASSET_CLASSES } from '@/lib/research/reports/report';
import { routes } from '@/lib/routes';

/** The six reports the specification names. */
export const REPORTS = [
  'gold-vs-silver',
  'wipro-analysis',
  'bitcoin-analysis',
  'indian-bonds',
  'nvidia-analysis',
  'mumbai-land',
];

const posts = listPosts();
const blogPages = Math.ceil(posts.length / BLOG_PAGE_SIZE);

/** Every page that search engines may show. */
export const INDEXED = [
  routes.home,
  routes.about,
  routes.faqs,
  routes.blogs,
  ...posts.map((post) => routes.blog(post.slug)),
  routes.reports,
  routes.glossary,
  ...REPORTS.map(routes.report),
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
];

/** Older posts, found through the list: in no sitemap, but open to all. */
const OLDER_POSTS = Array.from({ length: blogPages - 1 }, (_, i) => routes.blogPage(i + 2));

/** Pages that only make sense to who came by way of a form. */
export const UNLISTED = [routes.contactForm, routes.contactSent, routes.blogSearch];

/** The reports of one class; the index lists them all. */
const CLASSES = ASSET_CLASSES.map((name) => routes.reportsOfClass(classId(name)));

export const PUBLIC = [...INDEXED, ...OLDER_POSTS, ...CLASSES];
export const ALL = [...PUBLIC, ...UNLISTED];
