/** What a visitor does again and again; resolves with the status of the response. */
export type Visit = () => Promise<number>;

/** What visitors of one kind saw. */
export type Seen = {
  /** How often each status came; 0 stands for no response. */
  statuses: Map<number, number>;
  /** The longest time of one visit, in milliseconds. */
  longest: number;
  /** How many visits in a row were good, until now. */
  goodInRow: number;
  /** When the last visit that was not good ended, by `performance.now()`. */
  lastBad: number;
};

export type Visitors<Kind extends string> = {
  seen: Record<Kind, Seen>;
  /** Stops the visits after those that run. */
  stop: () => Promise<void>;
};

/** Between two visits of one visitor, in milliseconds. */
const PAUSE = 20;

/** Starts one visitor of each kind. Every status below 400 is good. */
export function startVisitors<Kind extends string>(visits: Record<Kind, Visit>): Visitors<Kind> {
  let isOver = false;
  const kinds = Object.keys(visits) as Kind[];
  const seenByKind = Object.fromEntries(kinds.map((kind) => [kind, newSeen()])) as Record<Kind, Seen>;
  const loops = kinds.map(async (kind) => {
    while (!isOver) {
      await visitOnce(visits[kind], seenByKind[kind]);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
  return {
    seen: seenByKind,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

const newSeen = (): Seen => ({ statuses: new Map(), longest: 0, goodInRow: 0, lastBad: -Infinity });

async function visitOnce(visit: Visit, seen: Seen): Promise<void> {
  const begun = performance.now();
  const status = await visit().catch(() => 0);
  const endTime = performance.now();
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  seen.longest = Math.max(seen.longest, endTime - begun);
  if (status >= 200 && status < 400) seen.goodInRow += 1;
  else [seen.goodInRow, seen.lastBad] = [0, endTime];
}

/** How many visits there were, of all or with one of these statuses. */
export function visitsOf({ statuses }: Seen, isCounted: (status: number) => boolean = () => true): number {
  return [...statuses].reduce((sum, [status, count]) => (isCounted(status) ? sum + count : sum), 0);
}

/** A visit that reads an address; redirects are not followed. */
export const reading =
  (url: () => string, headers: () => Record<string, string> = () => ({})): Visit =>
  async () => {
    const response = await fetch(url(), { headers: headers(), redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
