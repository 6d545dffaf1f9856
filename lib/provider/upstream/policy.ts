import {
  circuitBreaker,
  ConsecutiveBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  type IPolicy,
} from 'cockatiel';
import { alarm } from '@/lib/platform/alarm';
import { count } from '@/lib/platform/counters';
import { SECOND } from '@/lib/platform/clock';
import { onePerProcess } from '@/lib/platform/one-per-process';
import { ProviderError } from '@/lib/provider/provider-error';
import type { FailureKeys } from './wire';

export const READ_DEADLINE = 3 * SECOND;
/** In milliseconds: how long a visitor waits when sending a message; after that the message is queued. */
export const SEND_DEADLINE = 3 * SECOND;
/** In milliseconds; longer, because the provider sends a mail during the call. */
export const CODE_DEADLINE = 8 * SECOND;

/** By its name, since the process has one breaker, and each bundle a class of this name. */
const unreachable = handleWhen(
  (error) => error.name === 'ProviderError' && 'kind' in error && error.kind === 'unreachable',
);

function newBreaker() {
  const breaker = circuitBreaker(unreachable, {
    halfOpenAfter: 10 * SECOND,
    breaker: new ConsecutiveBreaker(5),
  });
  breaker.onBreak(() => {
    count('provider_breakers', 'opened');
    alarm(
      'provider-unreachable',
      {},
      'The provider of PROVIDER_API_URL fails; every ten seconds one request tries it',
    );
  });
  breaker.onReset(() => count('provider_breakers', 'closed'));
  return breaker;
}

/**
 * The retry policy of one provider: a circuit breaker that opens after five failures in a row and probes
 * every ten seconds, and for reads two retries with jitter. The deadline covers all attempts.
 * @param url of the provider
 */
export function upstreamPolicy(url: string): {
  read<T>(keys: FailureKeys, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  write<T>(keys: FailureKeys, work: (signal: AbortSignal) => Promise<T>, deadline?: number): Promise<T>;
} {
  const breaker = onePerProcess(`breaker of ${url}`, newBreaker)();
  const retries = retry(unreachable, {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({
      initialDelay: 100,
      maxDelay: 600,
      generator: decorrelatedJitterGenerator,
    }),
  });

  const guarded = async <T>(
    policies: IPolicy[],
    deadline: number,
    keys: FailureKeys,
    work: (signal: AbortSignal) => Promise<T>,
  ) => {
    const signal = AbortSignal.timeout(deadline);
    const run = policies.reduceRight<() => Promise<T>>(
      (inner, policy) => () => policy.execute(inner, signal),
      () => work(signal),
    );
    try {
      return await run();
    } catch (error) {
      if (isBrokenCircuitError(error) || signal.aborted)
        throw new ProviderError('unreachable', keys.unreachable, { cause: error });
      throw error;
    }
  };

  return {
    read: (keys, work) => guarded([retries, breaker], READ_DEADLINE, keys, work),
    write: (keys, work, deadline = SEND_DEADLINE) => guarded([breaker], deadline, keys, work),
  };
}
