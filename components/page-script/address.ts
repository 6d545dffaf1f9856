import { PAGE_SCRIPT_NAME } from './bundled';

/** The path of the page script, before its name. */
export const PAGE_SCRIPT_PATH = '/page-script/';

export const PAGE_SCRIPT_URL = PAGE_SCRIPT_PATH + PAGE_SCRIPT_NAME;
