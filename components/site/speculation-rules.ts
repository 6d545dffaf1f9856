import { routes } from '@/lib/site/routes';

/** Personal pages and data must not be prefetched. Evidence pages are loaded by the page script. */
const NOT_GUESSED = [
  routes.web,
  `${routes.web}/*`,
  '/api/*',
  '/charts/*',
  '/embed/*',
  '/reports/*/figures*',
  '/reports/*/window*',
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
