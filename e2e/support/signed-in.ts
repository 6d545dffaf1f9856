import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { sessionCookieName } from '@/lib/auth/cookies';
import { declareAdult } from '@/lib/auth/declaration';
import { createSession } from '@/lib/auth/session';
import { sessionCookie } from '@/lib/auth/session-cookie';
import { db } from '@/lib/db/client';
import { siteOrigin } from '@/lib/env';

/** Starts a session as the site does; whoever calls this closes the database afterwards. */
export async function newSession(name: string | null = null) {
  const user = { id: randomUUID(), email: `reader-${randomUUID()}@example.org`, name };
  const token = await createSession(db(), { user, token: 'none' });
  /** As a browser sends it: `name=value`. */
  const [cookie = ''] = (await sessionCookie(token)).split(';');
  return { user, cookie };
}

/** Signs a person in who is 18, and gives the browser the cookie. */
export async function signedIn(context: BrowserContext, name: string | null = null) {
  const { user, cookie } = await newSession(name);
  await declareAdult(db(), user.email, '2.0');
  const value = cookie.slice(sessionCookieName().length + 1);
  await context.addCookies([{ name: sessionCookieName(), value, url: siteOrigin(), httpOnly: true }]);
  return user;
}
