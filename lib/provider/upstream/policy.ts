import { decorrelatedJitterGenerator, ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { SECOND } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { onePerProcess } from '@/lib/platform/one-per-process';
import { ProviderError } from '@/lib/provider/provider-error';
import { BreakerOpen, circuitBreaker, type Call } from './breaker';
import { isUnreachable, type FailureKeys } from './wire';

/** In milliseconds: how long a visitor waits when sending a message; after that the message is queued. */
export const SEND_DEADLINE = 3 * SECOND;
/** In milliseconds; longer, because the provider sends a mail during the call. */
export const CODE_DEADLINE = 8 * SECOND;

/** In milliseconds: how long a read takes at most, and the check of a code, with all attempts. */
export const readDeadline = (): number => env().PROVIDER_READ_SECONDS * SECOND;

/** What a request is: its call, and the address or person that may fail without the others of this call. */
export type CallTarget = { call: Call; address: string };

const newBreakers = () => ({
  post: circuitBreaker('post'),
  posts: circuitBreaker('posts'),
  search: circuitBreaker('search'),
  'send-code': circuitBreaker('send-code'),
  'check-code': circuitBreaker('check-code'),
  feed: circuitBreaker('feed'),
  message: circuitBreaker('message'),
});

/**
 * The policy of one provider: a circuit breaker for each call, and for reads two retries with jitter, which are one
 * request for the breaker. A deadline, in milliseconds, covers all attempts.
 * @param url of the provider
 */
export function upstreamPolicy(url: string) {
  const breakers = onePerProcess(`breakers of ${url}`, newBreakers)();
  const retries = retry(handleWhen(isUnreachable), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({
      initialDelay: 100,
      maxDelay: 600,
      generator: decorrelatedJitterGenerator,
    }),
  });

  const guarded = async <T>(
    { call, address }: CallTarget,
    keys: FailureKeys,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await breakers[call].run(address, work, isUnreachable);
    } catch (error) {
      // By its name, since the process has one set of breakers, and each bundle a class of this name.
      if (signal.aborted || (error instanceof Error && error.name === BreakerOpen.name))
        throw new ProviderError('unreachable', keys.unreachable, { cause: error });
      throw error;
    }
  };

  type Work<T> = (signal: AbortSignal) => Promise<T>;
  return {
    read<T>(subject: CallTarget, keys: FailureKeys, work: Work<T>, deadline: number): Promise<T> {
      const signal = AbortSignal.timeout(deadline);
      return guarded(subject, keys, signal, () => retries.execute(() => work(signal), signal));
    },
    write<T>(subject: CallTarget, keys: FailureKeys, work: Work<T>, deadline: number): Promise<T> {
      const signal = AbortSignal.timeout(deadline);
      return guarded(subject, keys, signal, () => work(signal));
    },
  };
}
