import { LRUCache } from 'lru-cache';
import { alarm } from '@/lib/platform/alarm';
import { SECOND } from '@/lib/platform/clock';
import { count } from '@/lib/platform/counters';

/** The calls to a provider, each of which may fail without the rest. */
export type Call = 'post' | 'posts' | 'search' | 'send-code' | 'check-code' | 'feed' | 'message';

/** So many failures in a row end the requests, for {@link PAUSE}. */
const MOST_FAILURES = 5;
const PAUSE = 10 * SECOND;

/** Of how many addresses it is known that they failed. */
const MOST_ADDRESSES = 1_000;

/** Nothing is asked at the moment. */
export class BreakerOpen extends Error {
  override name = 'BreakerOpen';
}

/**
 * The failures of one address in a row, and until when it is not asked once these are too many, on a clock
 * that nobody sets.
 */
type Failures = { count: number; until: number };

/**
 * The circuit breaker of one call. An address that failed five times in a row is not asked for ten seconds, then once
 * every ten seconds until it answers. When five addresses in a row began to fail, none is: so one post, or
 * the feed of one person, ends nobody else's requests, however often it is asked for.
 */
export function circuitBreaker(call: Call) {
  const failing = new LRUCache<string, Failures>({
    max: MOST_ADDRESSES,
    dispose: (failures) => isPaused(failures) && count('provider_breakers', 'closed'),
  });
  /** How many addresses began to fail since any answered. */
  let inRow = 0;
  /** Until when no address is asked, on the same clock; 0 while they are. */
  let until = 0;

  function admit(address: string): void {
    const now = performance.now();
    const failures = failing.get(address);
    // By its own rhythm, also while none is asked: if this is the only address, nothing else would find the end of it.
    if (failures && isPaused(failures)) {
      if (now < failures.until) throw new BreakerOpen();
      failures.until = now + PAUSE;
    } else if (until > 0) {
      if (now < until) throw new BreakerOpen();
      until = now + PAUSE;
    }
  }

  function answered(address: string): void {
    failing.delete(address);
    inRow = 0;
    if (until === 0) return;
    until = 0;
    failing.clear();
    count('provider_breakers', 'closed');
  }

  function failed(address: string): void {
    // While none is asked, a failure says nothing about its own address.
    if (until > 0) return;
    const failures = failing.get(address) ?? { count: 0, until: 0 };
    failures.count += 1;
    failing.set(address, failures);
    if (failures.count === MOST_FAILURES) {
      failures.until = performance.now() + PAUSE;
      count('provider_breakers', 'opened');
      alarm('provider-fails-in-part', { call }, `${STARTS} fails at one address; ${GOES_ON}`);
    }
    if (failures.count > 1) return;
    inRow += 1;
    if (inRow < MOST_FAILURES) return;
    until = performance.now() + PAUSE;
    count('provider_breakers', 'opened');
    alarm('provider-unreachable', { call }, `${STARTS} fails; ${GOES_ON}`);
  }

  return {
    /**
     * Does the work of one request, retries included.
     * @param address what is asked for: a post, a page of a list, a person
     * @param isFailure whether an error says that the provider did not answer
     * @throws BreakerOpen while the address, or the call, is not asked
     */
    async run<T>(
      address: string,
      work: () => Promise<T>,
      isFailure: (error: unknown) => boolean,
    ): Promise<T> {
      admit(address);
      try {
        const answer = await work();
        answered(address);
        return answer;
      } catch (error) {
        if (isFailure(error)) failed(address);
        else answered(address);
        throw error;
      }
    },
  };
}

const isPaused = ({ count }: Failures) => count >= MOST_FAILURES;

const STARTS = 'The provider of PROVIDER_API_URL';
const GOES_ON = 'every ten seconds one request tries it';
