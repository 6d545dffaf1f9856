// The thread in which analyses are worked out and their pages rendered; analyses.ts starts it, and the build bundles it
// (packages/host/build/server-bundle.mjs). It has a Next of its own: an address goes in, what is shown comes out.
import { parentPort, workerData } from 'node:worker_threads';
import { takeCounts, type CounterValues } from '@/lib/platform/counters';
import { siteOrigin } from '@/lib/platform/env';
import { errorFields, log } from '@/lib/platform/log';
import { shareInProcess } from '@/lib/platform/one-per-process';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/platform/request-id';
import { sides } from '@/lib/platform/sides';
import { nextOf, type Handle, type Next, type NextRequest, type NextResponse } from './next-handler';
import { startNext } from './start-next';

/** What the thread is told at its start: the file of `Site.instrumented`. */
export type ThreadStart = { instrumented: string };

/** A request with its number, or that values have come in. */
export type ThreadMessage = { id: number; request: NextRequest } | 'values';
/** What a request came to, and what was counted meanwhile. */
export type ThreadReply = { id: number; counts: CounterValues } & (
  { response: NextResponse } | { error: string }
);

async function start(): Promise<Next> {
  const app = await startNext();
  const next = nextOf(app.getRequestHandler() as Handle);
  const { host } = new URL(siteOrigin());
  const { instrumented } = workerData as ThreadStart;
  // Next runs instrumentation.ts at its first request.
  await next({ method: 'GET', url: instrumented, headers: { host } });
  return withValues(next);
}

/**
 * Reads the values that came in without a build. A database that cannot be used is what the site itself says.
 */
async function withValues(next: Next): Promise<Next> {
  await sides().prepareDatabase?.();
  return next;
}

/** A thread that cannot start, or would show old values, ends: the next request has a new one. */
const orEnd = (next: Promise<Next>): Promise<Next> =>
  next.catch((error: unknown) => {
    log.error(errorFields(error), 'The thread of analyses cannot go on');
    process.exit(1);
  });

async function answer(next: Next, id: number, request: NextRequest): Promise<ThreadReply> {
  const requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER]?.toString());
  try {
    const response = await inRequest(requestId, () => next(request));
    return { id, response, counts: takeCounts() };
  } catch (error) {
    log.error({ ...errorFields(error), requestId }, 'An analysis could not be rendered');
    return { id, error: String(error), counts: takeCounts() };
  }
}

shareInProcess();
// One unhandled rejection must not stop what others wait for.
process.on('unhandledRejection', (error) =>
  log.error(errorFields(error), 'A promise was rejected without a handler'),
);
let ready = orEnd(start());
parentPort?.on('message', (message: ThreadMessage) => {
  if (message === 'values') ready = orEnd(ready.then(withValues));
  else
    void ready.then(async (next) => parentPort?.postMessage(await answer(next, message.id, message.request)));
});
