import { SEARCH_KEY_SCRIPT } from './search/search-key';
import { SIGNED_IN_SCRIPT } from './signed-in';
import { SPECULATION_RULES } from './speculation-rules';
import { THEME_SCRIPT } from './theme';

/**
 * Scripts in the <head> of every page. They are constant strings, because the content security policy
 * allows each by its hash.
 */
export const INLINE_SCRIPTS: readonly { type?: 'speculationrules'; code: string }[] = [
  { code: THEME_SCRIPT + SIGNED_IN_SCRIPT + SEARCH_KEY_SCRIPT },
  { type: 'speculationrules', code: SPECULATION_RULES },
];
