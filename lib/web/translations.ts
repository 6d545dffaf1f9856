import { LEGAL_SLUGS } from '@/lib/content/legal';
import { currentLocale, ENGLISH, inLocale, type Locale } from '@/lib/content/locale';
import { language, locales, translationsOf } from '@/lib/content/locales';
import { readOnce } from '@/lib/content/content-source';
import { listContent } from '@/lib/content/read';
import { accountsAreHere, siteOrigin } from '@/lib/platform/env';
import { routes } from './routes';

/** The file whose translation gives analyses, which readers ask for without end, addresses in another language. */
const ANALYSES = 'messages/analysis-page.yaml';

/** As above, for what a reader brings. */
const OWN_DATA = 'messages/own-data.yaml';

/** As above, for what a person saves. */
const SAVED = 'messages/saved.yaml';

/** The file of content whose translation gives a page an address in another language. */
const FILES: Readonly<Record<string, string>> = {
  [routes.home]: 'landing.yaml',
  [routes.faqs]: 'faq.yaml',
  [routes.about]: 'messages/about.yaml',
  [routes.reports]: 'messages/reports.yaml',
  [routes.web]: 'messages/sign-in.yaml',
  [routes.analysis]: ANALYSES,
  [routes.analysisOwn]: OWN_DATA,
  ...Object.fromEntries(LEGAL_SLUGS.map((slug) => [`/${slug}`, `legal/${slug}.md`])),
};

/**
 * As above, for pages of forms, those of a person, and what a script loads: header and footer have no links to their
 * other languages.
 */
const OF_FORMS: Readonly<Record<string, string>> = {
  [routes.suggestions]: ANALYSES,
  [routes.contactForm]: 'messages/contact.yaml',
  [routes.contactSent]: 'messages/contact.yaml',
  [routes.requests]: 'messages/requests.yaml',
  [routes.formAgain('contact')]: 'messages/contact.yaml',
  [routes.formAgain('request')]: 'messages/requests.yaml',
  [routes.formAgain('nominee')]: 'messages/requests.yaml',
  [routes.formAgain('name')]: 'messages/account.yaml',
  [routes.formAgain('address')]: 'messages/account.yaml',
  [routes.formAgain('saved')]: SAVED,
  [routes.account]: 'messages/account.yaml',
  [routes.accountData]: 'messages/account.yaml',
  [routes.accountAddress]: 'messages/account.yaml',
  [routes.accountDelete]: 'messages/account.yaml',
  [routes.accountSessions]: 'messages/account.yaml',
  [routes.saved]: SAVED,
  [routes.savedNew]: SAVED,
  [routes.sharedLinks]: SAVED,
  [routes.preferences]: SAVED,
  [routes.ownSeries]: OWN_DATA,
  [routes.ownRequests]: 'messages/requests.yaml',
};

function fileOf(path: string): string | undefined {
  if (path === routes.analysisOwn || path.startsWith(`${routes.analysisOwn}/`)) return OWN_DATA;
  if (path.startsWith(routes.analysisAnswer(''))) return /\.(?:json|csv)$/.test(path) ? undefined : ANALYSES;
  if (path.startsWith(routes.savedItem(''))) return SAVED;
  const [, report] = /^\/reports\/([^/]+)(?:\/(?:evidence|window))?$/.exec(path) ?? [];
  if (report !== undefined) return `reports/${report}.md`;
  const [, post] = /^\/blogs\/([^/]+)(?:\/evidence)?$/.exec(path) ?? [];
  // Another provider has posts of its own.
  if (post !== undefined) return accountsAreHere() ? `blogs/${post}.md` : undefined;
  return FILES[path] ?? OF_FORMS[path];
}

/** The languages into which a page is translated, by its English path. */
export function otherLocalesOf(path: string): readonly Locale[] {
  const file = fileOf(path);
  return file === undefined ? [] : translationsOf(file);
}

/** The languages in which a page exists, by its English path; English is the first. */
export const localesOf = (path: string): readonly Locale[] => [ENGLISH, ...otherLocalesOf(path)];

/** The path of a page in a language: `/hi/faqs`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === ENGLISH) return path;
  return path === routes.home ? `/${locale}` : `/${locale}${path}`;
}

/** The path of a page in the current language, or, where it does not exist in it, in English. */
export function pathHere(path: string): string {
  return localesOf(path).includes(currentLocale()) ? pathIn(currentLocale(), path) : path;
}

/** The same as a whole address, to be sent or printed. */
export const addressHere = (path: string): string => new URL(pathHere(path), siteOrigin()).href;

/** A link as it is on a page in the current language. */
export type Link = {
  href: string;
  /** The name and tag of the language that it leads to, if it is another one. */
  other?: { name: string; lang: string };
};

/**
 * Where a link to an English address leads on a page in the current language: to the translation, or to the English
 * page, and then it says so. Addresses in this language, of other sites and within the page do not change.
 */
export function linkHere(address: string): Link {
  const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(address) ?? [];
  if (currentLocale() === ENGLISH || path === '') return { href: address };
  if (`${path}/`.startsWith(`${pathIn(currentLocale(), routes.home)}/`)) return { href: address };
  if (localesOf(path).includes(currentLocale())) return { href: pathIn(currentLocale(), path) + rest };
  return toEnglish(address);
}

/** Where a link to the feed leads, which is in English only: its address is in other languages that of signing in. */
export const feedLink = (): Link =>
  currentLocale() === ENGLISH ? { href: routes.web } : toEnglish(routes.web);

const toEnglish = (href: string): Link => ({ href, other: inLocale(ENGLISH, language) });

/** The languages, and the English paths of the pages that exist in more than one of them. */
export const translatedPages = readOnce(() => {
  const below = [routes.analysisAnswer('')];
  const slugs = (folder: string) => listContent(folder, '.md').map((file) => file.slice(0, -'.md'.length));
  const pages = [
    ...Object.keys(FILES),
    ...slugs('reports').flatMap((slug) => [routes.report(slug), routes.reportEvidence(slug)]),
    ...slugs('blogs').flatMap((slug) => [routes.post(slug), routes.postEvidence(slug)]),
  ];
  const paths = pages.filter((path) => localesOf(path).length > 1);
  return locales().map((locale) => ({
    locale,
    ...inLocale(locale, language),
    prefix: locale === ENGLISH ? '' : `/${locale}`,
    paths: paths.filter((path) => localesOf(path).includes(locale)),
    /** Where every path of two parts or more is one, such as that of an answer. */
    below: below.filter((path) => localesOf(path).includes(locale)),
  }));
});

/** The same page in each of its languages, for `hreflang` and for the switch; empty if it has only one. */
export function alternatesOf(path: string): { locale: Locale; name: string; lang: string; path: string }[] {
  const locales = localesOf(path);
  if (locales.length === 1) return [];
  return locales.map((locale) => ({ locale, ...inLocale(locale, language), path: pathIn(locale, path) }));
}
