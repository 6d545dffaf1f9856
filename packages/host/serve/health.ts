import { readFileSync } from 'node:fs';
import { SECOND, type Clock } from '@/lib/platform/clock';
import { errorFields, limited, log } from '@/lib/platform/log';
import type { SideCheck, Checks } from '@/lib/platform/sides';
import type { RequestHandler } from './exchange';
import type { Pages } from './pages';
import { refuseMethod, writeJson } from './plain-responses';
import type { Rules } from './rules';

/** How long a result is reused, so that requests for it cost the same however many there are. */
const REUSED_FOR = 5 * SECOND;

/**
 * A check that takes longer has failed. Shorter than the time for which a result is reused, so that one round
 * runs at a time.
 */
const DEADLINE = 4 * SECOND;

/** Responses contain these words only; reasons are in the log. */
type State = 'ok' | 'failed' | 'none';

export type Version = { version: string; /** Identifies sources and settings. */ build: string };

type Options = {
  rules: Rules;
  version: Version;
  /** One that throws has failed too. */
  checks: Checks;
  clock?: Clock;
  /** In milliseconds. */
  deadline?: number;
};

/** Whether the process runs and whether the site is ready, without Next and its queues. */
export function health({
  rules,
  version,
  checks,
  clock = Date.now,
  deadline = DEADLINE,
}: Options): [path: string, answer: RequestHandler][] {
  const { alive, ready: readyPath, survivable } = rules.site.monitoring;
  let reusedUntil = -Infinity;
  let latest: Promise<Record<string, State>> | undefined;

  const look = async () => {
    const results = Object.entries(checks).map(async ([name, check]) => [
      name,
      await stateOf(name, check, deadline),
    ]);
    return Object.fromEntries(await Promise.all(results)) as Record<string, State>;
  };

  const ready = async () => {
    if (!latest || clock() >= reusedUntil) {
      reusedUntil = clock() + REUSED_FOR;
      latest = look();
    }
    const states = await latest;
    const failed = Object.keys(states).filter((name) => states[name] === 'failed');
    const isReady = failed.every((name) => survivable.includes(name));
    const status = isReady ? (failed.length === 0 ? 'ready' : 'degraded') : 'not ready';
    return { httpStatus: isReady ? 200 : 503, value: { status, ...version, checks: states } };
  };

  return [
    reading(rules, alive, async () => ({ httpStatus: 200, value: { status: 'alive', ...version } })),
    reading(rules, readyPath, ready),
  ];
}

function reading(
  rules: Rules,
  path: string,
  read: () => Promise<{ httpStatus: number; value: unknown }>,
): [string, RequestHandler] {
  return [
    path,
    async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuseMethod(rules.headers(path), ['GET', 'HEAD'], response);
      const { httpStatus, value } = await read();
      writeJson(response, rules.headers(path), httpStatus, value);
    },
  ];
}

async function stateOf(name: string, check: SideCheck, deadline: number): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ problem: string }>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'It did not answer in time.' }), deadline);
  });
  const failed = (reason: object): State => {
    limited(
      `not-ready ${name}`,
      () => log.warn({ check: name, ...reason }, 'A check of /api/ready failed'),
      1,
    );
    return 'failed';
  };
  try {
    const result = await Promise.race([check(), late]);
    return typeof result === 'string' ? result : failed({ reason: result.problem });
  } catch (error) {
    // Of an error only the kind is logged.
    return failed(errorFields(error));
  } finally {
    clearTimeout(timer);
  }
}

const BUILD_ID = '.next/BUILD_ID';

/** Whether pages are served, of the build that was started. */
export function contentCheck(pages: Pick<Pages, 'get'>): SideCheck {
  const started = readFileSync(BUILD_ID, 'utf8');
  return async () => {
    const { status } = await pages.get('/');
    if (status !== 200) return { problem: `The front page has status ${status}.` };
    if (readFileSync(BUILD_ID, 'utf8') !== started)
      return { problem: 'Another build has replaced the one that is running. Start the site again.' };
    return 'ok';
  };
}
