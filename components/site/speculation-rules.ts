import { routes } from '@/lib/site/routes';

/**
 * Personal pages and data, which must not be prefetched. Evidence is fetched once, by evidence-popover.tsx.
 */
const NOT_GUESSED = [
  routes.web,
  `${routes.web}/*`,
  '/api/*',
  '/charts/*',
  '/embed/*',
  '/reports/*/figures*',
  '/reports/*/window*',
];

/**
 * Tells browsers which links to fetch when a pointer rests on them, so that the page is there when they are pressed. It stands
 * in the page: as a file of its own it would compete with styles and typefaces for a slow line. It is one of
 * INLINE_SCRIPTS.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_GUESSED } }] },
      eagerness: 'moderate',
    },
  ],
});
