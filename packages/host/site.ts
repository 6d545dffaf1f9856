import type { Revalidated } from '@/lib/platform/sides';
import type { HeaderRules } from './headers.mjs';

// What a site tells its host. The host knows no address of it but what is said here.

/**
 * Paths of a site: each is the path of a page or, with a slash at its end, of all that is below it. `*` is
 * one part of a path, and `/[lang]` at the beginning any language or none. An expression says what these
 * cannot.
 */
export type Paths = readonly (string | RegExp)[];

/** Where a request waits for Next; serve/queues.ts has how many wait there and how long. */
export type QueueRule = {
  queue: 'pages' | 'visitorPages' | 'reads' | 'visitorReads' | 'writes' | 'codes';
  /** Whether the rule is for requests with a body. */
  writes?: boolean;
  paths: Paths;
};

export type Site = {
  /** The first word of the names of its metrics. */
  name: string;

  /**
   * Where requests for Next wait, by the first rule that fits. What fits none waits in `writes` if it has a body, and
   * otherwise in `pages`.
   */
  queues: readonly QueueRule[];

  /**
   * What costs much to make and depends on the address alone: made in a thread of its own, and counted by
   * client.
   */
  workedOut: {
    /** Pages and files of which there is no end. They have a memory of their own. */
    answers: Paths;
    /** Of these, the files: who asked for one is refused in JSON. */
    files: Paths;
    /** What is worked out in the same way and is in no memory. */
    unkept: Paths;
  };

  /**
   * What takes files of visitors, and how many bytes of them. They are worked out, too, and counted apart.
   */
  uploads: { paths: Paths; largest: number };

  /** What takes every method; pages are read only. */
  handlers: Paths;

  api: {
    /**
     * The path that all addresses for programs begin with; they have no other spelling, and are refused in
     * JSON.
     */
    below: string;
    /** Those of them whose unreadable addresses are refused in JSON, too. */
    published: string;
  };

  /** The screen that is the same for everybody who sends none of its cookies. */
  signIn: {
    /** The one that is rendered soon after a start. */
    page: string;
    paths: Paths;
    /** Parts of their names. */
    cookies: readonly string[];
  };

  /** Where nobody is told which pages there are but who may read them. */
  hidden: Paths;

  /** The pages that say what went wrong; what is missing has the first page that fits, or Next's own. */
  errors: {
    unavailable: string;
    tooMany: string;
    missing: readonly { paths: Paths; page: string }[];
  };

  /** Words for who asked for something else than a page. */
  messages: {
    noAddress: () => string;
    busy: () => string;
    /** @param seconds until one may ask again */
    tooMany: (seconds: number) => string;
  };

  /** What other sites may show, and which addresses are sent nowhere. */
  headers: HeaderRules;

  /** The code of the scripts in the head of every page. */
  inlineScripts: readonly string[];

  /** The texts of pages as Markdown, at the address of the page with `.md`. */
  markdown: {
    /** Where Next has them; nobody else may ask there. */
    below: string;
    /** Pages of which the build does not know that there are any. */
    onDemand: Paths;
  };

  /** Old paths and where they lead. */
  redirects: () => { get: (path: string) => string | undefined };

  /** Files that pages of earlier releases load, and what stands in for them. */
  replaced: readonly { below: string; by: string }[];

  /** What is revalidated together, by its name. */
  revalidated: Readonly<Record<Exclude<Revalidated, 'all' | 'pages'>, Paths>>;

  /** What is logged in place of a path that may hold what somebody typed, or a secret. */
  unlogged: readonly { paths: Paths; as: string }[];

  monitoring: {
    /** Whether the process runs, and which version: for supervisors and load balancers. */
    alive: string;
    /** Whether everything that it needs works: for monitoring, and for an upgrade. */
    ready: string;
    metrics: string;
    /** Checks that may fail without loss. */
    survivable: readonly string[];
  };

  /** A file that needs nothing of what pages load: Next runs instrumentation.ts when it is asked for it. */
  instrumented: string;

  /** How much an operator still has to state before the site is public. */
  toState: () => number;
};
