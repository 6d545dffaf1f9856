import type { IncomingMessage } from 'node:http';
import { isForRouter, isRead } from '../exchange';
import type { StoredResponse } from '../stored-response';
import type { Parts, StepOf } from './step';

/** The hot path, with no promise in it: a page by its plain address, if it is in memory. */
export const atOnce =
  ({ pages, answers }: Pick<Parts, 'pages' | 'answers'>) =>
  (request: IncomingMessage): StoredResponse | undefined =>
    isRead(request) && !isForRouter(request)
      ? (pages.ready(request.url ?? '/', () => request.headers.cookie) ?? answers.ready(request.url ?? '/'))
      : undefined;

/** A page that depends on its path alone: from memory, or rendered once for all who wait for it. */
export const fromMemory: StepOf =
  ({ rules, manifest, sendPage }) =>
  async ({ path, search, ...arrived }) => {
    const { request } = arrived;
    if (isForRouter(request)) return false;
    const isSame = rules.isSignIn(path)
      ? search === '' && !rules.isForVisitor(path, () => request.headers.cookie)
      : manifest.isPrerendered(path);
    if (isSame) await sendPage(path, arrived);
    return isSame;
  };
