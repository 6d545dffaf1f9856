import { routes } from '@/lib/web/routes';

/** Personal pages and data must not be prefetched, in any language. Evidence pages are loaded by the page script. */
const NOT_GUESSED = [
  `/*${routes.web.slice(1)}`,
  `${routes.web}/*`,
  '/api/*',
  '/charts/*',
  '/embed/*',
  '/*reports/*/figures*',
  '/*reports/*/window*',
  `${routes.search}*`,
  `${routes.data}/*`,
];

/**
 * One of INLINE_SCRIPTS: asks browsers to prefetch a link while the pointer rests on it. It is inline,
 * because a separate file would compete with styles and typefaces on a slow connection.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_GUESSED } }] },
      eagerness: 'moderate',
    },
  ],
});
