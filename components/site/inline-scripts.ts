import { SIGNED_IN_SCRIPT } from './signed-in';
import { THEME_SCRIPT } from './theme';

/** Runs in <head> of every page. A constant string: the content security policy allows it by its hash. */
export const HEAD_SCRIPT = THEME_SCRIPT + SIGNED_IN_SCRIPT;
