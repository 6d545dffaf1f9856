import { MINUTE } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { readFields } from '@/lib/http/body';
import { clientKey } from '@/lib/http/client-address';
import { handler } from '@/lib/http/handler';
import { log } from '@/lib/log';
import { takePoint } from '@/lib/limits/rate-limit';

export const dynamic = 'force-dynamic';

const LIMIT = { name: 'not-found', points: 20, window: MINUTE };
const LONGEST = 200;

/** The not-found page tells which path was tried. Only the path is logged: cut, and without control characters. */
export const POST = handler(async (request) => {
  const { path } = await readFields(request);
  const { allowed } = await takePoint(db(), LIMIT, clientKey(request));
  if (allowed && typeof path === 'string') log.info({ path: loggablePath(path) }, 'Page not found');
  return new Response(null, { status: 204 });
});

function loggablePath(path: string): string {
  const withoutQuery = path.split(/[?#]/)[0] ?? '';
  return withoutQuery.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
}
