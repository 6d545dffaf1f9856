import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { endAllSessions } from '@/lib/records/sessions';
import { db } from '@/lib/records/database';
import { routes } from '@/lib/web/routes';
import { newSession } from './signed-in';
import { ask } from '../servers/loopback';
import { PRIVATE_READS } from '../site/gate-routes';

// What tests of the gate ask with, where nobody is signed in.

/** The id of an insight, from the build: every worker loads this file, and making the insights takes seconds. */
export const [INSIGHT = ''] = (
  deserialize(readFileSync('.next/content/analyses-of-insights.en')) as Map<string, string>
).keys();

/** Where nobody is let in without a session. Charts, which need a status of their own, have a test of their own. */
export const PATHS = Object.entries(PRIVATE_READS)
  .filter(([route]) => !route.startsWith('/charts/'))
  .flatMap(([, addresses]) => addresses({ insight: INSIGHT }));

/** Headers that have let people past gates elsewhere. */
export const FORGED: Record<string, string>[] = [
  {},
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Middleware-Subrequest': 'src/middleware:src/middleware:src/middleware' },
  { 'X-Matched-Path': routes.account, 'X-Nextjs-Data': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' },
  { 'X-Forwarded-Host': 'localhost', 'X-Original-URL': routes.account, 'X-Rewrite-URL': routes.account },
  { Authorization: 'Bearer null' },
];

/** The cookie of a person who has signed out everywhere since. */
export async function endedSession(): Promise<{ id: string; cookie: string }> {
  const { user, cookie } = await newSession();
  await endAllSessions(db(), user.email);
  return { id: user.id, cookie };
}

/** What only signed-in people see: cards, the account, the text of an insight. */
export const PRIVATE = new RegExp(
  [
    'data-widget',
    'Sign out everywhere',
    'Delete (?:my|your) account',
    'aria-label="(?:Your pages|आपके पेज)"',
    'stored with your account, at most 20',
    'आपके खाते में सहेजी गई हैं',
    '"isAuthenticated":true',
    String.raw`@example\.org`,
  ].join('|'),
);

/** Cookies that are no session: none, one that is made up, and one that has ended. */
export const noSessions = (ended: string): string[] => ['', `${sessionCookieName()}=x`, ended];

/** What is private in the responses at a path to requests with everything that could be mistaken for a session. */
export async function privateAt(port: number, path: string, cookies: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const origin = `http://localhost:${port}`;
  for (const Cookie of cookies)
    for (const headers of FORGED) {
      const response = await ask(port, path, {
        headers: { Host: `localhost:${port}`, ...headers, ...(Cookie && { Cookie }) },
      });
      const { location } = response.headers;
      const request = `${JSON.stringify(headers)} ${Cookie.slice(0, 12)}`;
      if (response.status >= 500) problems.push(`${request}: ${response.status}`);
      if (PRIVATE.test(response.text)) problems.push(`${request}: ${PRIVATE.exec(response.text)?.[0]}`);
      if (location && new URL(location, origin).origin !== origin)
        problems.push(`${request}: to ${location}`);
    }
  return problems;
}
