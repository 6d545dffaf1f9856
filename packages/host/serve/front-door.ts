import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from '@/lib/content/messages';
import { PAGE_SCRIPT_PATH, PAGE_SCRIPT_URL } from '@/components/page-script/address';
import type { Redirects } from '@/lib/content/redirects';
import { routes } from '@/lib/web/routes';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/platform/request-id';
import { RETRY_AFTER } from '@/lib/platform/http/retry-after';
import { limited, log } from '@/lib/platform/log';
import { answersInTurn, NotNow } from './answers-in-turn';
import type { Next } from './next-handler';
import { MISSING_PAGES, missingPageFor, noteMissing, TOO_MANY_PAGE, UNAVAILABLE_PAGE } from './error-pages';
import type { Manifest } from './manifest';
import { PageUnavailable } from './page-cache';
import { requestClient } from './client-address';
import type { CspSources } from './security-headers.mjs';
import { dynamicAnswer } from './dynamic-answer';
import type { EarlierScripts } from './earlier-scripts';
import { canonicalAddress, markdownPages } from './canonical-address';
import { TooManyLookups, type ExistingPages } from './missing-pages';
import type { Pages } from './pages';
import { BOOT_PATH } from './transform';
import { bodiless, refuseMethod, sendJson } from './plain-answers';
import type { Queues } from './queues';
import {
  isAnswer,
  isAnswerFile,
  isAsk,
  isOfOwnSeries,
  isOwnUpload,
  isForVisitor,
  isSignInPage,
} from './paths';
import { rawHeader, requestTarget, type RequestTarget } from './request';
import type { Measured, Traffic } from './traffic';
import type { Turns } from './turns';

/** Where an insight is, or could be; ids name series and dates. */
const INSIGHT_PAGE = new RegExp(`^${routes.insight('[a-z0-9-]+')}$`);

const OF_PAGES = ['GET', 'HEAD'];
/** Next cannot pass other methods, such as TRACE, to a handler. */
const OF_HANDLERS = [...OF_PAGES, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request, and the address of its client; see client-address.ts. */
type Arrived = { request: IncomingMessage; response: ServerResponse; client: string };

/** Answers a request, synchronously where it can. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Options = {
  next: Next;
  /** Works analyses out; `answers` has them rendered by it, too. */
  analyses: Next;
  pages: Pages;
  /** Of analyses. */
  answers: Pages;
  /** Of pages that another release rendered. */
  earlierScripts?: EarlierScripts;
  /** Whether the session of this cookie may read insights; who may not is not told which there are. */
  mayReadInsights: (cookie: string | undefined) => Promise<boolean>;
  /** The answers of this server itself to monitoring, by path; they pass no queue. */
  monitoring: ReadonlyMap<string, RequestHandler>;
  traffic: Traffic;
  queues: Queues;
  turns: Turns;
  manifest: Pick<Manifest, 'isPrerendered' | 'isKnown' | 'builtAt'>;
  /** Paths whose last segment is a name: a slug, a code, an id. */
  existing: ExistingPages;
  /** Old paths and their redirect targets. */
  redirects: Redirects;
  cspSources: CspSources;
  /** How many trusted proxies are in front. */
  hops: number;
};

/**
 * Answers every request: prerendered pages from memory, dynamic ones by Next with a nonce in the policy,
 * and any other with an error page.
 */
export function frontDoor(options: Options): RequestHandler {
  const {
    next,
    pages,
    answers,
    mayReadInsights,
    monitoring,
    traffic,
    queues,
    turns,
    manifest,
    existing,
    redirects,
    cspSources,
  } = options;
  const dynamic = dynamicAnswer({
    next,
    analyses: options.analyses,
    queues,
    cspSources,
    refuse: ({ path, ...arrived }, part) => refusal(503, part, path, arrived),
  });

  const analyses = answersInTurn(answers, queues.analyses);
  const clientOf = requestClient(options.hops);
  const markdownFor = markdownPages((path) => manifest.builtAt(path) !== undefined, existing.exists);
  const isPage = async (path: string, client: string) =>
    manifest.isKnown(path) && (await existing.exists(path, client));
  const canonicalFor = canonicalAddress({
    redirects,
    canonical: existing.canonical,
    exists: async (path, client) =>
      INSIGHT_PAGE.test(path) || (await isPage(path, client)) || (await markdownFor(path, client)) !== null,
  });

  return (request, response) => {
    // The hot path, with no promise in it: a page by its plain address.
    const ready =
      isRead(request) && !isForRouter(request)
        ? (pages.ready(request.url ?? '/', () => request.headers.cookie) ?? answers.ready(request.url ?? '/'))
        : undefined;
    if (!ready) return inTurn(request, response);
    ready.send(request, response);
    traffic.fromMemory(response.statusCode);
  };

  function inTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const measured = traffic.begin(response);
    const client = clientOf(request);
    return new Promise((resolve, reject) =>
      turns.add(client, () => {
        if (response.closed) return resolve();
        identified(request, response, () => find({ request, response, client }, measured)).then(
          resolve,
          reject,
        );
      }),
    );
  }

  async function find(arrived: Arrived, measured: Measured): Promise<void> {
    try {
      await findPage(arrived, measured);
    } catch (error) {
      const problem = error instanceof TooManyLookups ? new NotNow(503, 'lookups') : error;
      if (!(problem instanceof NotNow)) throw error;
      const path = requestTarget(arrived.request.url ?? '/')?.path ?? '/';
      (await refusal(problem.status, problem.part, path, arrived))();
    }
  }

  async function findPage({ request, response, client }: Arrived, measured: Measured): Promise<void> {
    const target = requestTarget(request.url ?? '/');
    if (request.url?.startsWith('/api/')) measured.class = 'api';
    // API clients get errors in the shape of the API, whatever Accept header they send.
    if (!target && request.url?.startsWith('/api/v1/'))
      return sendJson(response, '/api/v1/', 404, text('errors.no-address'));
    if (!target) return missing('/', request, response);
    const { path, search } = target;
    const ours = monitoring.get(path);
    if (ours) {
      measured.class = 'monitoring';
      return ours(request, response);
    }
    if (path.startsWith(BOOT_PATH)) return scripts(path + search, { request, response, client });
    const address =
      isRead(request) &&
      !isForRouter(request) &&
      !path.startsWith('/api/') &&
      (await canonicalFor(target, client));
    if (address) return redirect(path, address, response);
    if (
      !(await isPage(path, client)) &&
      !(INSIGHT_PAGE.test(path) && !(await mayReadInsights(request.headers.cookie)))
    ) {
      // Of a page that an earlier release rendered. The current script works with its HTML too.
      if (path.startsWith(PAGE_SCRIPT_PATH)) return redirectOnce(PAGE_SCRIPT_URL, response);
      return markdown(path, client, request, response);
    }
    const methods = path.startsWith('/api/') || isAsk(path) || isOwnUpload(path) ? OF_HANDLERS : OF_PAGES;
    if (!methods.includes(request.method ?? '')) return refuseMethod(path, methods, response);
    if (isInMemory(target, request)) return prerendered(path, request, response);
    const arrived = { request, response, client };
    if (isAnswer(path) && !isForRouter(request)) return answered(path, arrived, measured);
    if (measured.class === 'page') measured.class = 'rendered';
    if (isAnswer(path) || isAsk(path) || isOfOwnSeries(path)) await analyses.take(client);
    if (isOwnUpload(path)) await analyses.takeUpload(client);
    request.url = encodeURI(path) + search;
    await dynamic({ path, ...arrived });
  }

  /** Whether the response depends on the path alone. */
  function isInMemory({ path, search }: RequestTarget, request: IncomingMessage): boolean {
    if (isForRouter(request)) return false;
    if (isSignInPage(path)) return search === '' && !isForVisitor(path, () => request.headers.cookie);
    return manifest.isPrerendered(path);
  }

  /** A permanent redirect that caches may store for an hour only, since the list of redirects can change. */
  function redirect(path: string, address: string, response: ServerResponse) {
    response
      .writeHead(308, { ...bodiless(path), 'Cache-Control': 'public, max-age=3600', Location: address })
      .end();
  }

  /**
   * The text of a page as Markdown, at the page's address with `.md`, unless a page itself has that address.
   */
  async function markdown(path: string, client: string, request: IncomingMessage, response: ServerResponse) {
    const made = await markdownFor(path, client);
    if (!made) return missing(path, request, response);
    if (!isRead(request)) return refuseMethod(path, OF_PAGES, response);
    return prerendered(made, request, response);
  }

  async function prerendered(path: string, request: IncomingMessage, response: ServerResponse) {
    const stored = await pages.get(path).catch((error: unknown) => {
      if (!(error instanceof PageUnavailable)) throw error;
      noteRefusal(503, 'rendering');
      return pages.get(UNAVAILABLE_PAGE);
    });
    if (stored.status === 404) return missing(path, request, response);
    stored.send(request, response);
  }

  async function answered(path: string, arrived: Arrived, measured: Measured): Promise<void> {
    const { request, response } = arrived;
    const stored = await analyses.get(path, arrived).catch((error: unknown) => {
      throw error instanceof PageUnavailable ? new NotNow(503, 'rendering') : error;
    });
    measured.class = 'rendered';
    if (stored.status === 404) return missing(path, request, response);
    stored.send(request, response);
  }

  async function missing(path: string, request: IncomingMessage, response: ServerResponse) {
    noteMissing(request, path);
    (await pages.get(missingPageFor(path))).send(request, response);
  }

  async function scripts(url: string, arrived: Arrived): Promise<void> {
    const { request, response } = arrived;
    const page = new URL(url, 'http://localhost').searchParams.get('of') ?? '';
    const isPath = isMissingPage(page) || requestTarget(encodeURI(page))?.path === page;
    const isPage =
      isMissingPage(page) ||
      (isPath &&
        (manifest.isPrerendered(page) || isAnswer(page)) &&
        (await existing.exists(page, arrived.client)));
    // A page that cannot be rendered has no scripts either.
    const current = isPage
      ? await (isAnswer(page) ? analyses.scripts(page, arrived) : pages.scripts(page)).catch(() => null)
      : null;
    const exact =
      current?.url === url ? current.response : isPath && (await options.earlierScripts?.(url, page));
    if (exact) return exact.send(request, response);
    if (!current) return missing(url, request, response);
    // The page was rendered again after this visitor received it. The current scripts work with both
    // versions.
    redirectOnce(current.url, response);
  }

  /** A redirect that no cache may store. */
  function redirectOnce(address: string, response: ServerResponse) {
    response.writeHead(307, { ...bodiless(address), Location: address }).end();
  }

  /** For a request that the queue rejects or that waited too long, or of a client that had many. */
  async function refusal(status: 429 | 503, part: string, path: string, { request, response }: Arrived) {
    noteRefusal(status, part);
    // A form that was sent without JavaScript gets a page, not JSON.
    const isJson =
      isAnswerFile(path) || (path.startsWith('/api/') && !request.headers.accept?.includes('text/html'));
    const page = isJson ? null : await pages.get(status === 429 ? TOO_MANY_PAGE : UNAVAILABLE_PAGE);
    const seconds = status === 429 ? RETRY_AFTER.tooMany : RETRY_AFTER.busy;
    const message =
      status === 429 ? text('errors.too-many', { unit: 'seconds', count: seconds }) : text('errors.busy');
    return () => {
      // The server does not wait for a request body.
      if (!request.complete) response.setHeader('Connection', 'close');
      if (page) page.send(request, response);
      else sendJson(response, path, status, message, { 'Retry-After': String(seconds) });
    };
  }
}

/** Which part refused, so that a 503 that somebody saw can be told from one of the database or of a proxy. */
const noteRefusal = (status: number, part: string) =>
  limited(`refused ${part}`, () => log.warn({ status, part }, 'A request was refused'));

const isMissingPage = (path: string) => MISSING_PAGES.includes(path);

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The client-side router asks for data under the page's own address. */
const isForRouter = (request: IncomingMessage) =>
  rawHeader(request, 'rsc') !== undefined || rawHeader(request, 'next-router-prefetch') !== undefined;

/**
 * Gives a request its id, also in the response, and does the work in its name. Pages that are sent from
 * memory at once have none: their bytes are the same for everybody, and nothing is logged.
 */
export function identified<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  const id = requestIdFrom(rawHeader(request, REQUEST_ID_HEADER));
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader('X-Request-Id', id);
  return inRequest(id, work);
}
