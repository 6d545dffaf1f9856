import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/platform/request-id';
import { NotNow } from './answers-in-turn';
import { requestClient } from './client-address';
import type { Arrived, RequestHandler } from './exchange';
import { TooManyLookups } from './missing-pages';
import { sendJson } from './plain-responses';
import { rawHeader, requestTarget } from './request';
import { byNext } from './steps/by-next';
import { atOnce, fromMemory } from './steps/from-memory';
import { method } from './steps/method';
import { monitoring } from './steps/monitoring';
import { oneAddress } from './steps/one-address';
import { scriptsOfPage } from './steps/scripts-of-page';
import { sharedOf } from './steps/shared';
import type { Parts, StepOf } from './steps/step';
import { withoutPage } from './steps/without-page';
import { workedOut } from './steps/worked-out';
import type { Measured, Traffic } from './traffic';
import type { Turns } from './turns';

/** In this order; the first that answers ends the way of a request. */
const STEPS: readonly StepOf[] = [
  monitoring,
  scriptsOfPage,
  oneAddress,
  withoutPage,
  method,
  fromMemory,
  workedOut,
  byNext,
];

type Options = Parts & {
  traffic: Traffic;
  turns: Turns;
  /** How many trusted proxies are in front. */
  hops: number;
};

/**
 * Answers every request: pages from memory at once; all else in a turn of its own, by the first of the steps
 * that answers.
 */
export function frontDoor({ traffic, turns, hops, ...parts }: Options): RequestHandler {
  const shared = sharedOf(parts);
  const steps = STEPS.map((stepOf) => stepOf({ ...parts, ...shared }));
  const readyFor = atOnce(parts);
  const clientOf = requestClient(hops);

  return (request, response) => {
    const ready = readyFor(request);
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
        identified(request, response, () => pass({ request, response, client }, measured)).then(
          resolve,
          reject,
        );
      }),
    );
  }

  async function pass(arrived: Arrived, measured: Measured): Promise<void> {
    const { url = '/' } = arrived.request;
    const target = requestTarget(url);
    if (parts.rules.isApi(url)) measured.class = 'api';
    if (!target) return unreadable(url, arrived);
    try {
      for (const step of steps) if (await step({ ...arrived, ...target, measured })) return;
    } catch (error) {
      const problem = error instanceof TooManyLookups ? new NotNow(503, 'lookups') : error;
      if (!(problem instanceof NotNow)) throw error;
      (await shared.refusal(problem.status, problem.part, target.path, arrived))();
    }
  }

  /** An address that can be no page's. Programs get errors in the shape of the API, whatever they accept. */
  async function unreadable(url: string, arrived: Arrived): Promise<void> {
    const { headers, site } = parts.rules;
    const { published } = site.api;
    if (!url.startsWith(published)) return shared.sendMissing('/', arrived);
    sendJson(arrived.response, headers(published), 404, site.messages.noAddress());
  }
}

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
