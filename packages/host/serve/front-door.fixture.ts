import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { nextOf, renderer, type Next } from './next-handler';
import { site } from '@/host.config';
import { frontDoor } from './front-door';
import { health } from './health';
import { listen } from '@/testing/servers/loopback';
import type { Checks } from '@/lib/platform/sides';
import { TooManyLookups } from './missing-pages';
import { answersInMemory, pagesInMemory } from './pages';
import { queues } from './queues';
import { rulesOf } from './rules';
import { siteServer } from './site-server';
import { Traffic } from './traffic';
import { Turns } from './turns';

export const HOST = 'samvit.example';

/** Of the site itself. */
export const RULES = rulesOf(site);

type Page = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
/** The requests that Next received. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A page of HTML as Next sends it, with this Cache-Control. */
export const html =
  (text: string, cacheControl = 's-maxage=60, stale-while-revalidate=600', status = 200): Page =>
  (_request, response) => {
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      Vary: 'rsc, next-router-state-tree, Accept-Encoding',
      'x-nextjs-cache': 'HIT',
    });
    response.end(
      `<!DOCTYPE html><html><head><script>theme()</script></head><body><p>${text}</p><script>self.__next_f.push("${text}")</script></body></html>`,
    );
  };

const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** The screen of one visitor. As Next does: its own scripts get the nonce of the request's policy. */
export const SIGN_IN_PAGE: Page = ({ headers }, response) => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', PRIVATE);
  response.end(
    `<script${nonce ? ` nonce="${nonce}"` : ''}>a()</script><p>for ${headers.cookie ?? 'nobody'}</p>`,
  );
};

/** All pages of the site. A page that is not listed here answers 500. */
const SITE: Record<string, Page> = {
  '/': html('home'),
  '/blogs/a-post': html('a post'),
  '/markdown/blogs/a-post': (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/markdown', 'Cache-Control': 's-maxage=60' })
      .end('# A post');
  },
  '/_not-found': html('404', 's-maxage=31536000', 404),
  '/blogs/-': html('no such post', 's-maxage=31536000'),
  '/v/-': html('no such code', 's-maxage=31536000'),
  '/no-such-insight': html('no such insight', 's-maxage=31536000'),
  '/analysis/-': html('no such analysis', 's-maxage=31536000'),
  '/analysis/busy': html('too many analyses', 's-maxage=31536000'),
  '/unavailable': html('come back later', 's-maxage=31536000'),
  '/_next/static/chunks/a.js': (_request, response) => {
    response.setHeader('Content-Type', 'application/javascript; charset=UTF-8');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.end(`let a = 1; ${'// '.repeat(200)}`);
  },
  '/reports/gold/figures.csv': (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/csv', 'Cache-Control': 's-maxage=31536000' })
      .end('year,price');
  },
  '/robots.txt': (_request, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.end('User-Agent: *');
  },
  '/web': SIGN_IN_PAGE,
  '/api/widgets/dashboard': ({ headers }, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': PRIVATE });
    response.end(JSON.stringify({ for: headers.cookie ?? null, client: headers['x-client-address'] }));
  },
  '/api/waitlist': (_request, response) => void response.end('thanks'),
  '/api/revalidate': ({ headers }, response) => {
    response.writeHead(headers.authorization === 'Bearer secret' ? 200 : 401).end('{}');
  },
};

const IN_ADVANCE =
  /^\/(?:|unavailable|analysis\/busy|robots\.txt|v\/-|no-such-insight|blogs\/[^/]+|reports\/gold\/figures\.csv|_next\/static\/.*)$/;
const BY_REQUEST =
  /^\/(?:search|web|web\/insights\/[^/]+|hi\/web|charts\/insight\/[^/]+|(?:charts\/)?analysis\/.+|api\/(?:widgets|v1)\/[^/]+|api\/(?:revalidate|waitlist))$/;

type Given = {
  hops?: number;
  bodyDeadline?: number;
  checks?: Checks;
  /** Works analyses out, where it is not the same Next. */
  analyses?: Next;
};

/**
 * The front server on a port of its own, before a Next that the test defines. `asked` lists the requests
 * that this Next received.
 * @param pages instead of the usual ones; a test may change them while it runs
 */
export async function openDoor(
  pages: Record<string, Page> = {},
  { hops = 0, bodyDeadline, checks = {}, analyses }: Given = {},
) {
  const asked: Asked[] = [];
  const next = nextOf(async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers: { ...headers }, body });
    const path = decodeURI(url.split('?')[0] ?? '');
    const page = pages[path] ?? SITE[path] ?? html('broken', PRIVATE, 500);
    await page(request, response);
  });
  const isPrerendered = (path: string) => IN_ADVANCE.test(path);
  const render = renderer(next, HOST);
  const builtAt = (path: string) =>
    path === '/robots.txt' || path === '/markdown/blogs/a-post'
      ? { status: 200, headers: {}, revalidate: false as const, isFile: path === '/robots.txt' }
      : undefined;
  const inMemory = pagesInMemory({ rules: RULES, render, cspSources: {}, manifest: { made: 0, builtAt } });
  const answers = answersInMemory({ rules: RULES, render: renderer(analyses ?? next, HOST), cspSources: {} });
  const traffic = new Traffic();
  const turns = new Turns();
  const forNext = queues(turns, bodyDeadline);
  const answer = frontDoor({
    rules: RULES,
    next,
    analyses: analyses ?? next,
    pages: inMemory,
    answers,
    mayKnowHidden: async (cookie) => cookie === 'adult',
    monitoring: new Map(
      health({
        rules: RULES,
        version: { version: '1.2.3', build: 'abc' },
        checks,
        deadline: 100,
      }),
    ),
    traffic,
    queues: forNext,
    turns,
    manifest: {
      isPrerendered,
      isKnown: (path) => isPrerendered(path) || BY_REQUEST.test(path),
      builtAt,
    },
    existing: {
      exists: async (path) => {
        if (path.includes('too-many')) throw new TooManyLookups();
        return !path.includes('no-such') && (path.startsWith('/_') || !/[A-Z]|\.md$/.test(path));
      },
      // Of `b~a` and `a~b` the second is the one path.
      canonical: (path) => path.replace('/b~a/', '/a~b/'),
      forgetMissing: () => undefined,
    },
    redirects: new Map([['/old-post', '/blogs/a-post']]),
    cspSources: {},
    hops,
  });
  const server = siteServer(answer, {
    atOnce: (request) => traffic.bytesFromMemory(inMemory.atOnce(request) ?? answers.atOnce(request)),
    connected: () => turns.connected(),
  });
  const revalidate = () => {
    inMemory.expire();
    answers.expire();
  };
  return {
    port: await listen(server),
    asked,
    traffic,
    pages: inMemory,
    answers,
    queues: forNext,
    revalidate,
  };
}
