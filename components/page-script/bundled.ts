// The build replaces this file (scripts/steps/page-script.mjs): bundlers of pages and of the server see its
// constants filled, tests see them empty.

/** The script in the head of every page: inline.ts with its imports. */
export const INLINE_SCRIPT: string = '';

/** The script in the head where errors of the browser are reported: reporting-inline.ts with its imports. */
export const REPORTING_SCRIPT: string = '';

/** What the first of these loads at the first interaction: main.ts with its imports. */
export const PAGE_SCRIPT: string = '';

/** The file name of the page script, with a hash of its content. */
export const PAGE_SCRIPT_NAME: string = '';

/** What pages with analyses load when a person reaches for their contents: asking-main.ts with its imports. */
export const ASKING_SCRIPT: string = '';

/** Its file name, with a hash of its content. */
export const ASKING_SCRIPT_NAME: string = '';

/** What a page loads when a person reaches for a chart: chart-main.ts with its imports. */
export const CHART_SCRIPT: string = '';

/** Its file name, with a hash of its content. */
export const CHART_SCRIPT_NAME: string = '';
