import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Pages of one's own and data: not to be fetched on a guess. */
const NOT_GUESSED = [
  routes.web,
  `${routes.web}/*`,
  '/api/*',
  '/charts/*',
  '/embed/*',
  '/reports/*/figures.*',
];

/** Tells browsers which links to fetch when a pointer rests on them, so that the page is there when they are pressed. */
export function GET(): Response {
  const rules = {
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_GUESSED } }] },
        eagerness: 'moderate',
      },
    ],
  };
  return new Response(JSON.stringify(rules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
