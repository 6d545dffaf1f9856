import { onePerProcess } from './one-per-process';

/** Whether something works; `none`: there is nothing to check. A problem is a sentence for the operator. */
export type SideCheck = () => Promise<'ok' | 'none' | { problem: string }>;
export type Checks = Readonly<Record<string, SideCheck>>;

/** A route whose names the build does not know, such as `/blogs/[slug]`. */
export type OpenRoute = {
  route: string;
  /** Whether a page has these names in its address. */
  exists: (names: readonly string[]) => boolean | Promise<boolean>;
  /** The one path of a page that can be asked for in several spellings. */
  canonical?: (path: string) => string;
  /** Whether that may need a call to an upstream. */
  asksUpstream: boolean;
};

/** A value for metrics, read when they are asked for. */
export type BackgroundGauge = {
  /** Without the name of the site. */
  name: string;
  help: string;
  /** What its values are told apart by; without it there is one. */
  label?: string;
  /** The values, each of an instance of the label; none while it cannot be read. */
  read: () => Promise<readonly (readonly [of: string, value: number])[]>;
};

/** What runs beside requests. */
export type Background = {
  /**
   * Has pages rendered anew that are not of today, or were made with other values than came in, before the
   * first visitor comes.
   * @param isReady whether the database can be used
   * @param builtAt when the pages at hand were rendered
   */
  renewPages: (isReady: boolean, builtAt: number) => Promise<void>;
  /**
   * @param isReady whether the database can be used
   * @param builtAt when the pages at hand were rendered
   */
  start: (isReady: boolean, builtAt: number) => void;
  stop: () => void;
  /** Closes connections, when the last request has been answered. */
  close: () => Promise<void>;
  /** What the site needs to do all of its work, and whether it works now. */
  checks: Checks;
  openRoutes: readonly OpenRoute[];
  /**
   * Whether the session of a Cookie header may be told which insights have a page; false too if the database does not
   * answer.
   */
  mayReadInsights: (cookie: string | undefined) => Promise<boolean>;
  /** What metrics say of it. */
  gauges: readonly BackgroundGauge[];
};

/** What has the path, or all pages and files of a folder of `app`, by the page or the layout in it. */
export type Place = { path: string; below?: 'page' | 'layout' };

/**
 * What the server in front forgets of what it has in memory: `pages` if no file changed, `reports` if only
 * their pages did.
 */
export type Revalidated = 'all' | 'pages' | 'reports';

/**
 * What the server in front and Next's code need of each other: they are bundled apart, and run in one
 * process. Without the server in front (`next dev`, `next start`) nothing runs in the background.
 */
type Sides = {
  /**
   * Migrates the database. If it cannot be used, public pages are served without it. Set by instrumentation.ts.
   * @returns in that case, the sentence for the operator
   */
  prepareDatabase?: () => Promise<string | undefined>;
  /** Loads it. Set by instrumentation.ts. */
  background?: () => Promise<Background>;
  /**
   * The body of a prerendered page or file, as its readers get it; undefined if there is none. It belongs to no
   * visitor's request. Set by packages/host/serve/serve.ts.
   * @throws where it cannot be rendered
   */
  published?: (path: string) => Promise<string | undefined>;
  /** Has places rendered again when they are asked for. Set by packages/host/serve/serve.ts. */
  revalidate?: (places: readonly Place[], memory: Revalidated) => void;
};

export const sides = onePerProcess<Sides>('sides', () => ({}));
