import type { BuiltPage, BuiltSite } from './built-site';
import { protectedResponses, inertFrame, ownScriptsOnly } from './rules/headers';
import { distinct, metadata, wholePage, written } from './rules/head';
import {
  describedInHindi,
  inItsLanguage,
  leadsToHindi,
  namesItsOriginal,
  saysItsLanguage,
} from './rules/languages';
import { leadsSomewhere, leavesSafely, namesItsScripts } from './rules/links';
import {
  completeData,
  completeFeeds,
  completeGuide,
  completeSitemap,
  reachablePages,
  pictures,
  robots,
} from './rules/publication';
import { currentVersions, dateOfDataOnce, reportIndexes, wholeReports } from './rules/reports';
import type { PageRule, Promised, SiteRule } from './rules/rule';
import { lightEnough } from './rules/weights';

const SITE_RULES: readonly SiteRule[] = [
  written,
  distinct,
  reachablePages,
  completeSitemap,
  completeFeeds,
  completeGuide,
  completeData,
  pictures,
  robots,
  protectedResponses,
  wholeReports,
  currentVersions,
  reportIndexes,
];

const validMarkup: PageRule = ({ markupProblems }) => markupProblems;

/** Of a page that a reader looks at; frames of other sites have {@link FRAME_RULES}. */
export const PAGE_RULES: readonly PageRule[] = [
  validMarkup,
  wholePage,
  dateOfDataOnce,
  leadsSomewhere,
  leavesSafely,
  inItsLanguage,
  saysItsLanguage,
  namesItsOriginal,
  describedInHindi,
  leadsToHindi,
];

const FRAME_RULES: readonly PageRule[] = [validMarkup, leavesSafely, inertFrame];

/** Of a page in place of another one, which names what is missing. */
const ERROR_RULES: readonly PageRule[] = [
  validMarkup,
  leavesSafely,
  inItsLanguage,
  ownScriptsOnly,
  metadata(() => false),
];

/** A further page of a list is public, and its first page is what is listed. */
const FURTHER_PAGE = /\/page\/\d+$/;

/** Everything that is wrong with what the build wrote: `PATH WHAT`, a line each. */
export function problemsOfSite(site: BuiltSite, promised: Promised): string[] {
  const sitemapPaths = new Set([...promised.indexed, ...promised.alsoPublic]);
  const isPublic = (path: string) => sitemapPaths.has(path) || FURTHER_PAGE.test(path);
  const built = [...PAGE_RULES, namesItsScripts, metadata(isPublic), ownScriptsOnly];
  const rulesOf = ({ path, status }: BuiltPage): readonly PageRule[] => {
    if (path.startsWith('/embed/')) return FRAME_RULES;
    if (status !== 200) return ERROR_RULES;
    return isPublic(path) ? [...built, lightEnough] : built;
  };
  const problems = [
    ...SITE_RULES.flatMap((rule) => rule(site, promised)),
    ...[...site.pages.values()].flatMap((page) => problemsOfPage(page, site, rulesOf(page))),
  ];
  return [...new Set(problems)].sort();
}

/** What these rules find wrong with a page. */
export function problemsOfPage(page: BuiltPage, site: BuiltSite, rules: readonly PageRule[]): string[] {
  return rules.flatMap((rule) => rule(page, site)).map((problem) => `${page.path} ${problem}`);
}
