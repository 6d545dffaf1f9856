import { PAGE_SCRIPT_URL } from '@/components/page-script/address';
import { INLINE_SCRIPT, REPORTING_SCRIPT } from '@/components/page-script/bundled';
import { publicSentryDsn } from '@/lib/platform/env.client';
import { routes } from '@/lib/web/routes';

type InlineScript = {
  type?: 'speculationrules';
  code: string;
  /** The address of the script that this one loads; an attribute, so that its hash stays the same. */
  pageScript?: string;
};

/** Personal pages and data must not be prefetched, in any language. Evidence pages are loaded by the page script. */
const NOT_GUESSED = [
  `/*${routes.web.slice(1)}`,
  `/*${routes.web.slice(1)}/*`,
  '/api/*',
  '/charts/*',
  '/embed/*',
  '/*reports/*/evidence*',
  '/reports/*/figures.*',
  '/*reports/*/window*',
  `${routes.search}*`,
  `${routes.data}/*`,
  `/*${routes.analysis.slice(1)}/*`,
];

/**
 * Asks browsers to prefetch a link while the pointer rests on it. Inline, because a separate file would compete
 * with styles and typefaces on a slow connection.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_GUESSED } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Scripts in the <head> of every page. They are constant strings, because the content security policy
 * allows each by its hash.
 */
export const INLINE_SCRIPTS: readonly InlineScript[] = [
  ...(publicSentryDsn ? [{ code: REPORTING_SCRIPT }] : []),
  { code: INLINE_SCRIPT, pageScript: PAGE_SCRIPT_URL },
  { type: 'speculationrules', code: SPECULATION_RULES },
];
