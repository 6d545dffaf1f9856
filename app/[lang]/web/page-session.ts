import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { sessionOfCookie } from '@/lib/services/sign-in/current-session';

/** The session of the page's visitor, read from the database once per request; null if nobody is signed in. */
export const pageSession = cache(async () =>
  sessionOfCookie((await cookies()).get(sessionCookieName())?.value),
);
