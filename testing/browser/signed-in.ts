import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { declareAdult } from '@/lib/records/declarations';
import { createSession } from '@/lib/records/sessions';
import { db } from '@/lib/records/database';
import { siteOrigin } from '@/lib/platform/env';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';
import { sessionCookie } from '@/testing/site/session-cookie';

/** Creates a session in the database; the caller must close the database. */
export async function newSession(name: string | null = null) {
  const user = { id: randomUUID(), email: `reader-${randomUUID()}@example.org`, name };
  const token = await createSession(db(), { user, token: 'none' });
  /** The session's cookie as `name=value`. */
  const cookie = await sessionCookie(token);
  return { user, cookie };
}

/** Signs in a person who has made the declaration, and gives the browser the cookie. */
export async function signedIn(context: BrowserContext, name: string | null = null) {
  const { user, cookie } = await newSession(name);
  await declareAdult(db(), user.email, '2.0');
  const value = cookie.slice(sessionCookieName().length + 1);
  await context.addCookies([{ name: sessionCookieName(), value, url: siteOrigin(), httpOnly: true }]);
  return user;
}

/** Gives the browser the cookie that tells scripts of a session, as signing in does. */
export const tellScripts = (context: BrowserContext) =>
  context.addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: siteOrigin() }]);
