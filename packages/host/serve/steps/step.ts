import type { ServerResponse } from 'node:http';
import type { answersInTurn } from '../answers-in-turn';
import type { CspSources } from '../../headers.mjs';
import type { EarlierScripts } from '../earlier-scripts';
import type { Arrived, Exchange, RequestHandler } from '../exchange';
import type { Manifest } from '../manifest';
import type { ExistingPages } from '../missing-pages';
import type { Next } from '../next-handler';
import type { Pages } from '../pages';
import { bodiless } from '../plain-responses';
import type { Queues } from '../queues';
import type { Rules } from '../rules';

/**
 * Answers a request, or passes it on.
 * @returns whether it answered
 */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** What the front door is made of. */
export type Parts = {
  rules: Rules;
  next: Next;
  /** Works analyses out; `answers` has them rendered by it, too. */
  analyses: Next;
  pages: Pages;
  /** Of analyses. */
  answers: Pages;
  /** Of pages that another release rendered. */
  earlierScripts?: EarlierScripts;
  /** Whether this cookie may be told which hidden pages there are. */
  mayKnowHidden: (cookie: string | undefined) => Promise<boolean>;
  /** The answers of this server itself to monitoring, by path; they pass no queue. */
  monitoring: ReadonlyMap<string, RequestHandler>;
  queues: Queues;
  manifest: Pick<Manifest, 'isPrerendered' | 'isKnown' | 'builtAt'>;
  /** Paths whose last segment is a name: a slug, a code, an id. */
  existing: ExistingPages;
  /** Old paths and their redirect targets. */
  redirects: { get: (path: string) => string | undefined };
  cspSources: CspSources;
};

/** What several steps need, made of {@link Parts}. */
export type Shared = {
  /** Whether any page or handler has a path. */
  isPage: (path: string, client: string) => Promise<boolean>;
  /** The internal path of a page's text as Markdown. */
  markdownFor: (path: string, client: string) => Promise<string | null>;
  answersInTurn: ReturnType<typeof answersInTurn>;
  /** Sends a page from memory, or the one for what is missing or cannot be rendered. */
  sendPage: (path: string, arrived: Arrived) => Promise<void>;
  sendMissing: (path: string, arrived: Arrived) => Promise<void>;
  /**
   * Prepares the answer to a request that is not worked on now, and returns a function that sends it.
   * @param part what refused, for the log
   */
  refusal: (status: 429 | 503, part: string, path: string, arrived: Arrived) => Promise<() => void>;
};

/** A step to be: what it needs, and then requests. */
export type StepOf = (parts: Parts & Shared) => Step;

/** A redirect that no cache may store. */
export function redirectOnce(address: string, rules: Rules, response: ServerResponse): void {
  response.writeHead(307, { ...bodiless(rules.headers(address)), Location: address }).end();
}
