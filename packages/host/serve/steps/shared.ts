import { RETRY_AFTER } from '@/lib/platform/http/retry-after';
import { limited, log } from '@/lib/platform/log';
import { answersInTurn } from '../answers-in-turn';
import { markdownPages } from '../canonical-address';
import type { Arrived } from '../exchange';
import { noteMissing } from '../note-missing';
import { PageUnavailable } from '../page-cache';
import { sendJson } from '../plain-responses';
import type { Parts, Shared } from './step';

/** Which part refused, so that a 503 that somebody saw can be told from one of the database or of a proxy. */
const noteRefusal = (status: number, part: string) =>
  limited(`refused ${part}`, () => log.warn({ status, part }, 'A request was refused'));

/** What the steps share: the pages that say that there is none, or none now. */
export function sharedOf({ rules, pages, answers, queues, manifest, existing }: Parts): Shared {
  const { errors, markdown, messages } = rules.site;

  async function sendMissing(path: string, { request, response }: Arrived): Promise<void> {
    noteMissing(request, path, rules);
    (await pages.get(rules.missingPageFor(path))).send(request, response);
  }

  async function sendPage(path: string, arrived: Arrived): Promise<void> {
    const stored = await pages.get(path).catch((error: unknown) => {
      if (!(error instanceof PageUnavailable)) throw error;
      noteRefusal(503, 'rendering');
      return pages.get(errors.unavailable);
    });
    if (stored.status === 404) return sendMissing(path, arrived);
    stored.send(arrived.request, arrived.response);
  }

  async function refusal(status: 429 | 503, part: string, path: string, { request, response }: Arrived) {
    noteRefusal(status, part);
    // A form that was sent without JavaScript gets a page, not JSON.
    const isJson =
      rules.isAnswerFile(path) || (rules.isApi(path) && !request.headers.accept?.includes('text/html'));
    const page = isJson ? null : await pages.get(status === 429 ? errors.tooMany : errors.unavailable);
    const seconds = status === 429 ? RETRY_AFTER.tooMany : RETRY_AFTER.busy;
    const message = status === 429 ? messages.tooMany(seconds) : messages.busy();
    return () => {
      // The server does not wait for a request body.
      if (!request.complete) response.setHeader('Connection', 'close');
      if (page) page.send(request, response);
      else sendJson(response, { ...rules.headers(path), 'Retry-After': String(seconds) }, status, message);
    };
  }

  return {
    isPage: async (path, client) => manifest.isKnown(path) && (await existing.exists(path, client)),
    markdownFor: markdownPages(markdown, (path) => manifest.builtAt(path) !== undefined, existing.exists),
    answersInTurn: answersInTurn(answers, queues.analyses),
    sendMissing,
    sendPage,
    refusal,
  };
}
