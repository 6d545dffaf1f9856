import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  Person,
  SearchAction,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { hasAuthorPages, type Author, type Faq, type SiteDetails } from '@/lib/content/organisation';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import type { Blog } from '@/lib/contract/blog';
import { isDate } from './format';
import { routes } from './routes';
import { alternatesOf, pathHere } from './translations';

const CONTEXT = 'https://schema.org';

/** JSON for a script element: `<` is escaped, so that no text in it can close the element. */
export function serialiseJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

type Work = 'BlogPosting' | 'FAQPage' | 'Report' | 'WebSite';

/** The language of a page's work, its translations, and of a translation its English original. */
type Languages = {
  inLanguage: string;
  workTranslation?: WorkInLanguage[];
  translationOfWork?: WorkInLanguage;
};

type WorkInLanguage = { '@type': Work; url: string; inLanguage: string };

/** @param path of the page in English */
export function languagesOfWork(type: Work, path: string, origin: string): Languages {
  const inLanguage = language().lang;
  const [original, ...translations] = alternatesOf(path).map(({ lang, path }) => ({
    '@type': type,
    url: new URL(path, origin).href,
    inLanguage: lang,
  }));
  if (!original) return { inLanguage };
  return original.inLanguage === inLanguage
    ? { inLanguage, workTranslation: translations }
    : { inLanguage, translationOfWork: original };
}

/** The publisher as other JSON-LD entries refer to it. */
export function publisherOf(product: string, origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: product,
    url: `${origin}/`,
    logo: `${origin}/apple-icon.png`,
  };
}

export function organizationJsonLd(
  { product, company, description, mail }: Pick<SiteDetails, 'product' | 'company' | 'description' | 'mail'>,
  origin: string,
): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    ...(publisherOf(product, origin) as Exclude<Organization, string>),
    legalName: company,
    description,
    email: mail.support,
  };
}

/** The input of a search as schema.org writes it, which the types do not know. */
type SiteSearch = SearchAction & { 'query-input': string };

export function websiteJsonLd(
  { product, description }: Pick<SiteDetails, 'product' | 'description'>,
  origin: string,
): WithContext<WebSite> {
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${routes.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: product,
    description,
    url: origin + pathHere(routes.home),
    ...languagesOfWork('WebSite', routes.home, origin),
    publisher: { '@id': `${origin}/#organization` },
    // It finds English texts.
    ...(currentLocale() === ENGLISH && { potentialAction: search }),
  };
}

export type Crumb = { name: string; path: string };

/** The breadcrumb path from the front page to a page; the page itself is the last entry. */
export function breadcrumbJsonLd(trail: readonly Crumb[], origin: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** Questions and answers for search engines, with Markdown links reduced to their text. */
export function faqJsonLd(entries: Faq, origin: string): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    url: new URL(pathHere(routes.faqs), origin).href,
    ...languagesOfWork('FAQPage', routes.faqs, origin),
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') },
    })),
  };
}

type Publication = {
  product: string;
  teamLabel: string;
  origin: string;
  /** Of the page in English. */
  path: string;
  image?: string | undefined;
  /** The author, if it is one of ours. */
  author?: Author | undefined;
};

export function articleJsonLd(
  blog: Blog,
  { product, teamLabel, origin, path, image, author }: Publication,
): WithContext<BlogPosting> {
  const url = new URL(pathHere(path), origin).href;
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blog.description,
    url,
    mainEntityOfPage: url,
    ...languagesOfWork('BlogPosting', path, origin),
    ...(image && { image: new URL(image, origin).href }),
    ...(isDate(blog.created_at) && {
      datePublished: blog.created_at,
      dateModified: isDate(blog.updated_at) ? blog.updated_at : blog.created_at,
    }),
    ...(blog.tags.length > 0 && { keywords: blog.tags }),
    author: authorJsonLd(blog, { teamLabel, origin, author }),
    publisher: publisherOf(product, origin),
  };
}

/** An unknown author of an upstream counts as a person; without a name it is the team. */
function authorJsonLd(
  { created_by_name: name }: Blog,
  { teamLabel, origin, author }: Pick<Publication, 'teamLabel' | 'origin' | 'author'>,
): Organization | Person {
  if (!name) return { '@type': 'Organization', name: teamLabel, url: `${origin}/` };
  if (!author) return { '@type': 'Person', name };
  const details = {
    name,
    description: author.about,
    ...(hasAuthorPages() && { url: new URL(routes.postAuthor(author.id), origin).href }),
  };
  return author.kind === 'person'
    ? { '@type': 'Person', ...details }
    : { '@type': 'Organization', ...details };
}
