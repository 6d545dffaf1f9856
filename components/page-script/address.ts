import { ASKING_SCRIPT_NAME, CHART_SCRIPT_NAME, PAGE_SCRIPT_NAME } from './bundled';

/** The path of the page script, before its name. */
export const PAGE_SCRIPT_PATH = '/page-script/';

export const PAGE_SCRIPT_URL = PAGE_SCRIPT_PATH + PAGE_SCRIPT_NAME;

/**
 * The address of the script of pages with analyses. Not below the path of the page script, because an old address there
 * leads to the page script of today, which a page must not run twice.
 */
export const ASKING_SCRIPT_URL = `/asking-script/${ASKING_SCRIPT_NAME}`;

/** The address of the script of charts. */
export const CHART_SCRIPT_URL = `/chart-script/${CHART_SCRIPT_NAME}`;
