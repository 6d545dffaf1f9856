import { ProviderError } from '@/lib/contract/provider';
import type { pathFinder } from './otp';
import { READ_DEADLINE, upstreamPolicy } from './policy';
import { ask, type Answer, type FailureKeys } from './wire';

/**
 * The requests to one upstream, under one retry policy.
 * @param bases its address and those of the operator's fallbacks, with the prefix /api/v1
 */
export function upstreamRequests(bases: readonly string[]) {
  const policy = upstreamPolicy();

  /**
   * Tries each base in turn, the next only after a failed connection. The time is divided, so that one that
   * hangs does not use up the others' share.
   */
  const get = (
    path: string,
    keys: FailureKeys,
    isAnswer: (answer: Answer) => boolean,
    headers: Record<string, string> = {},
  ) =>
    policy.read(keys, async (signal) => {
      let last: unknown;
      for (const base of bases) {
        const share = AbortSignal.any([signal, AbortSignal.timeout(READ_DEADLINE / bases.length)]);
        try {
          return await ask(`${base}${path}`, { signal: share, headers }, keys, isAnswer);
        } catch (error) {
          last = error;
          if (!isUnreachable(error) || signal.aborted) throw error;
        }
      }
      throw last;
    });

  /**
   * Sends or checks a code. The next base is tried only if this one surely did nothing: no connection, or
   * an error status. An action that may have happened is not repeated.
   */
  const postOtp = (post: ReturnType<typeof pathFinder>, body: unknown, keys: FailureKeys, deadline: number) =>
    policy.write(
      keys,
      async (signal) => {
        let last: unknown;
        for (const base of bases) {
          try {
            return await post(base, body, signal, keys);
          } catch (error) {
            last = error;
            if (!isUnreachable(error) || (error.cause !== undefined && !neverArrived(error))) throw error;
          }
        }
        throw last;
      },
      deadline,
    );

  /** A response that would remove existing data must come twice before it is believed. */
  const confirmed = async (request: () => Promise<Answer>, takesAway: (answer: Answer) => boolean) => {
    const first = await request();
    return takesAway(first) ? request() : first;
  };

  return { get, postOtp, confirmed, write: policy.write };
}

function isUnreachable(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind === 'unreachable';
}

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether no connection was made: fetch puts the reason into the `cause` of its error. */
function neverArrived(error: unknown): boolean {
  if (!isUnreachable(error) || typeof error.cause !== 'object' || error.cause === null) return false;
  const reason =
    'cause' in error.cause ? (error.cause.cause as NodeJS.ErrnoException | undefined) : undefined;
  return NOT_CONNECTED.includes(reason?.code ?? '');
}
