import type { IncomingMessage } from 'node:http';
import { publicError } from '@/lib/services/http/handler';
import { sessionOf } from '@/lib/services/sign-in/current-session';
import { db } from '@/lib/records/database';
import { hasDeclared } from '@/lib/records/declarations';
import { isSignedChart } from '@/lib/research/insights/signed-chart';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/web/routes';
import { PageCache } from './cache/page-cache';
import type { Rendered } from './cache/render';
import type { StoredResponse } from './cache/stored-response';
import type { RequestTarget } from './request-target';
import { file } from './stored-file';

/** Below this path are the charts of insights, which are for signed-in visitors of 18 or over. */
const FOLDER = '/charts/insight/';
/** Where the build stores them; this path is not public, see build-routes.ts. */
const DRAWN = '/charts/drawn/';
/** Where an insight is, or could be. */
const INSIGHT_PAGE = new RegExp(`^${routes.insight('[a-z0-9-]+')}$`);
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Charts that need a session but look the same for everybody who has one: prerendered, and sent from
 * memory.
 */
export type InsightCharts = {
  isAt: (path: string) => boolean;
  /**
   * The status with which a request is rejected; null if it may have the chart: it has a session and the
   * 18+ declaration, or an address that /api/v1 issued. 503 if the database does not answer.
   */
  refusal: (target: RequestTarget, request: IncomingMessage) => Promise<number | null>;
  /**
   * Whether an insight could have its page at this path. Who may not read insights is not told which there
   * are, because their ids name series and dates.
   */
  mayBePage: (path: string) => boolean;
  /** The chart at this path; null if there is none. Call it only for a request that is not rejected. */
  get: (path: string) => Promise<StoredResponse | null>;
};

/**
 * @param render requests a page from Next, which has the charts from the build
 * @param isDrawn whether the build has created a file at a path
 */
export function insightCharts(
  render: (path: string) => Promise<Rendered>,
  isDrawn: (path: string) => boolean,
): InsightCharts {
  const charts = new PageCache({
    render: (path) => render(drawn(path)),
    prepare: (path, rendered) => file(path, rendered.status, rendered),
    // The build draws the chart, since figures change only with a build.
    keptFor: () => Infinity,
    maxBytes: MAX_BYTES,
  });
  return {
    isAt: (path) => path.startsWith(FOLDER),
    refusal: async ({ path, search }, { headers: { cookie } }) => {
      if (isSignedChart(path, new URLSearchParams(search))) return null;
      try {
        const session =
          cookie === undefined
            ? null
            : await sessionOf(new Request('http://localhost', { headers: { cookie } }));
        if (!session) return 401;
        return (await hasDeclared(db(), session.user.email)) ? null : 403;
      } catch (error) {
        return publicError(error, { method: 'GET' }).status;
      }
    },
    mayBePage: (path) => isEmbedded() && INSIGHT_PAGE.test(path),
    get: async (path) => (isEmbedded() && isDrawn(drawn(path)) ? (await charts.get(path)).response : null),
  };
}

const drawn = (path: string) => path.replace(FOLDER, DRAWN);
