import { site } from '@/lib/content/organisation';
import { DAY } from '@/lib/platform/clock';
import { siteOrigin } from '@/lib/platform/env';

export const dynamic = 'force-static';
/** Rendered per request, so that `Expires` never passes while the site runs. */
export const revalidate = 86_400;

/** RFC 9116 recommends less than a year. */
const LIFE = 180 * DAY;

/** Where to report a vulnerability (RFC 9116). */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${site().mail.security}`,
    `Expires: ${new Date(Date.now() + LIFE).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin()}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
