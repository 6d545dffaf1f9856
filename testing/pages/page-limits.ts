import { routes } from '@/lib/web/routes';

/**
 * The most bytes of a page under brotli. `first`: HTML, stylesheets and typefaces of a first visit;
 * `scrolled`: scripts once it was scrolled; `added`: scripts once a reader reaches for a control that needs
 * React, above those of an empty app. Why kinds of pages differ is in
 * docs/decisions/a-first-page-fits-its-first-windows.md.
 */
export const LIMITS = {
  html: 14_000,
  /** Of some ninety terms. */
  glossaryHtml: 14_500,
  hindiHtml: 15_000,
  /** Of the table of all series, a row for each of 190. */
  dataHtml: 16_500,
  /** Of the longest, a portfolio of fifty years, in two sizes and two scales. */
  answerHtml: 16_600,
  /** Of one series, with its chart in three sizes. */
  seriesHtml: 16_000,
  /** A post has two or three charts, each with its menu and its ranges. */
  postHtml: 14_500,
  hindiPostHtml: 15_700,
  reportHtml: 30_000,
  css: 10_500,
  /** Both stylesheets of the landing page. */
  landingCss: 12_000,
  /** Both stylesheets of the list of all series and their pages. */
  dataCss: 11_500,
  /** Both stylesheets of a report, with its head, its rows, the form of another period and its paper. */
  reportCss: 11_800,
  /** Both stylesheets of a page of analyses, with the toolbar, the row of actions, the histogram and the sheet of paper. */
  analysisCss: 14_200,
  fonts: 60_000,
  reportFirst: 60_000,
  answerFirst: 55_000,
  read: 0,
  scrolled: 4_000,
  added: 12_000,
};

type PageLimits = {
  html: number;
  css: number;
  /** None for other pages than reports and analyses. */
  first?: number;
  scrolled: number;
};

/** The limits of a page, by its kind. */
export function limitsOf(path: string): PageLimits {
  const english = path.replace(/^\/\w\w(?=\/|$)/, '') || '/';
  const withSecond: Record<string, number> = {
    [routes.home]: LIMITS.landingCss,
    [routes.analysis]: LIMITS.analysisCss,
    [routes.data]: LIMITS.dataCss,
  };
  const css = withSecond[english] ?? LIMITS.css;
  const { scrolled } = LIMITS;
  if (/^\/reports\/[^/]+$/.test(english))
    return { html: LIMITS.reportHtml, css: LIMITS.reportCss, first: LIMITS.reportFirst, scrolled };
  if (english.startsWith(`${routes.analysis}/`))
    return {
      html: LIMITS.answerHtml,
      css: LIMITS.analysisCss,
      first: LIMITS.answerFirst,
      scrolled,
    };
  if (english.startsWith(routes.dataSeries('')))
    return { html: LIMITS.seriesHtml, css: LIMITS.dataCss, scrolled };
  if (/^\/blogs\/[^/]+$/.test(english))
    return { html: english === path ? LIMITS.postHtml : LIMITS.hindiPostHtml, css, scrolled };
  if (path === routes.glossary) return { html: LIMITS.glossaryHtml, css, scrolled };
  if (english === routes.data) return { html: LIMITS.dataHtml, css, scrolled };
  return { html: english === path ? LIMITS.html : LIMITS.hindiHtml, css, scrolled };
}
