import type { BuiltPage, BuiltSite } from './built-site';
import { markupProblems } from './markup';
import { protectedResponses, inertFrame, ownScriptsOnly } from './rules/headers';
import { distinct, metadata, wholePage, written } from './rules/head';
import {
  describedInHindi,
  leadsToHindi,
  namesItsOriginal,
  noEnglishOnHindi,
  noHindiOnEnglish,
  saysItsLanguage,
} from './rules/languages';
import { leadsSomewhere, leavesSafely } from './rules/links';
import { completeFeeds, completeGuide, completeSitemap, found, pictures, robots } from './rules/publication';
import { reportIndexes, wholeReports } from './rules/reports';
import type { PageRule, Promised, SiteRule } from './rules/rule';
import { lightEnough } from './rules/weights';

const SITE_RULES: readonly SiteRule[] = [
  written,
  distinct,
  found,
  completeSitemap,
  completeFeeds,
  completeGuide,
  pictures,
  robots,
  protectedResponses,
  wholeReports,
  reportIndexes,
];

const validMarkup: PageRule = ({ text }) => markupProblems(text);

/** Of a page that a reader looks at; frames of other sites have {@link FRAME_RULES}. */
export const PAGE_RULES: readonly PageRule[] = [
  validMarkup,
  wholePage,
  leadsSomewhere,
  leavesSafely,
  noEnglishOnHindi,
  noHindiOnEnglish,
  saysItsLanguage,
  namesItsOriginal,
  describedInHindi,
  leadsToHindi,
];

const FRAME_RULES: readonly PageRule[] = [validMarkup, inertFrame];

/** A further page of a list is public, and its first page is what is listed. */
const FURTHER_PAGE = /\/page\/\d+$/;

/** Everything that is wrong with what the build wrote: `PATH WHAT`, a line each. */
export async function problemsOfSite(site: BuiltSite, promised: Promised): Promise<string[]> {
  const { indexed, alsoPublic } = promised;
  const listed = new Set([...indexed, ...alsoPublic]);
  const isPublic = (path: string) => listed.has(path) || FURTHER_PAGE.test(path);
  const built = [...PAGE_RULES, metadata(isPublic), ownScriptsOnly];
  const problems = SITE_RULES.flatMap((rule) => rule(site, promised));
  for (const page of site.pages.values()) {
    const isFrame = page.path.startsWith('/embed/');
    const whole = isFrame ? FRAME_RULES : built;
    const light = isPublic(page.path) ? [lightEnough] : [];
    const refused = isFrame ? [] : [ownScriptsOnly];
    problems.push(
      ...(await problemsOfPage(page, site, page.status === 200 ? [...whole, ...light] : refused)),
    );
  }
  return [...new Set(problems)];
}

/** What these rules find wrong with a page. */
export async function problemsOfPage(
  page: BuiltPage,
  site: BuiltSite,
  rules: readonly PageRule[],
): Promise<string[]> {
  const problems = await Promise.all(rules.map((rule) => rule(page, site)));
  return problems.flat().map((problem) => `${page.path} ${problem}`);
}
