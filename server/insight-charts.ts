import type { IncomingMessage } from 'node:http';
import { sessionOf } from '@/lib/services/sign-in/current-session';
import { db } from '@/lib/records/database';
import { hasDeclared } from '@/lib/records/declarations';
import { isSignedChart } from '@/lib/research/insights/signed-chart';
import { isEmbedded } from '@/lib/provider';
import { PageCache } from './cache/page-cache';
import type { Rendered } from './cache/render';
import type { StoredResponse } from './cache/stored-response';
import type { RequestTarget } from './request-target';
import { file } from './stored-file';

/** Below it stand the charts of insights, which are for people signed in and 18 or over. */
const FOLDER = '/charts/insight/';
/** Where the build has drawn them; nobody gets there from outside, see build-routes.ts. */
const DRAWN = '/charts/drawn/';
const MAX_BYTES = 16 * 1024 * 1024;

/** What is behind the gate and the same for all who may pass it: drawn in advance, and sent from memory. */
export type InsightCharts = {
  isAt: (path: string) => boolean;
  /**
   * With which status who sends this is refused; null for who may see what stands there: with a session and the 18+ declaration,
   * or an address that /api/v1 has given out.
   */
  refusal: (target: RequestTarget, request: IncomingMessage) => Promise<401 | 403 | null>;
  /** What stands there; null where nothing does. Only for who is not refused. */
  get: (path: string) => Promise<StoredResponse | null>;
};

/**
 * @param render asks Next, which has them from the build
 * @param isDrawn whether the build has made what stands at a path
 */
export function insightCharts(
  render: (path: string) => Promise<Rendered>,
  isDrawn: (path: string) => boolean,
): InsightCharts {
  const charts = new PageCache({
    render: (path) => render(drawn(path)),
    prepare: (path, rendered) => file(path, rendered.status, rendered),
    // Its chart is a matter of the build, as the figures are.
    keptFor: () => Infinity,
    maxBytes: MAX_BYTES,
  });
  return {
    isAt: (path) => path.startsWith(FOLDER),
    refusal: async ({ path, search }, { headers: { cookie } }) => {
      if (isSignedChart(path, new URLSearchParams(search))) return null;
      const session =
        cookie === undefined
          ? null
          : await sessionOf(new Request('http://localhost', { headers: { cookie } }));
      if (!session) return 401;
      return (await hasDeclared(db(), session.user.email)) ? null : 403;
    },
    get: async (path) => (isEmbedded() && isDrawn(drawn(path)) ? (await charts.get(path)).response : null),
  };
}

const drawn = (path: string) => path.replace(FOLDER, DRAWN);
