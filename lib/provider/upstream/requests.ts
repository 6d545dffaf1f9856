import { ProviderError } from '@/lib/provider/provider-error';
import type { pathFinder } from './otp';
import { upstreamPolicy, type CallTarget } from './policy';
import { ask, isUnreachable, type WireResponse, type FailureKeys } from './wire';

/**
 * The requests to one upstream, under one policy.
 * @param bases its address and those of the operator's fallbacks, with the prefix /api/v1
 * @param deadline of reads, in milliseconds
 */
export function upstreamRequests(bases: readonly string[], deadline: number) {
  const policy = upstreamPolicy(bases.join());

  const get = (
    subject: CallTarget,
    path: string,
    keys: FailureKeys,
    isAnswer: (answer: WireResponse) => boolean,
    headers: Record<string, string> = {},
  ) =>
    policy.read(
      subject,
      keys,
      (signal) =>
        firstAnswer(bases, deadline / bases.length, signal, (base, signal) =>
          ask(`${base}${path}`, { signal, headers }, keys, isAnswer),
        ),
      deadline,
    );

  /**
   * Sends or checks a code. The next base is tried only if this one surely did nothing: no path, no
   * connection, or an error status. An action that may have happened is not repeated.
   * @param noPath the message if no base has a path for it
   */
  const postOtp = (
    subject: CallTarget,
    post: ReturnType<typeof pathFinder>,
    body: unknown,
    { noPath, ...keys }: FailureKeys & { noPath: string },
    deadline: number,
  ) =>
    policy.write(
      subject,
      keys,
      async (signal) => {
        let last: unknown;
        for (const base of bases) {
          try {
            const answer = await post(base, body, signal, keys);
            if (answer) return answer;
            // It answers, so it is not unreachable.
            last = new ProviderError('invalid', noPath);
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
  const confirmed = async (
    request: () => Promise<WireResponse>,
    takesAway: (answer: WireResponse) => boolean,
  ) => {
    const first = await request();
    return takesAway(first) ? request() : first;
  };

  return { get, postOtp, confirmed, write: policy.write };
}

/**
 * The first answer of several bases to a request that may be repeated. The next base is asked as soon as the
 * last failed, or was silent for its share of the time; but a slow one may still answer, until the end.
 */
async function firstAnswer<T>(
  bases: readonly string[],
  share: number,
  signal: AbortSignal,
  ask: (base: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const otherAttempts = new AbortController();
  const bounded = AbortSignal.any([signal, otherAttempts.signal]);
  const basesLeft = [...bases];
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<T>((resolve, reject) => {
    const askNext = () => {
      clearTimeout(timer);
      const base = basesLeft.shift();
      if (base === undefined) return;
      running += 1;
      timer = setTimeout(askNext, share);
      ask(base, bounded).then(resolve, (error: unknown) => {
        running -= 1;
        if (!isUnreachable(error) || signal.aborted) reject(error);
        else if (basesLeft.length > 0) askNext();
        else if (running === 0) reject(error);
      });
    };
    askNext();
  }).finally(() => {
    clearTimeout(timer);
    otherAttempts.abort();
  });
}

const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The codes of a certificate that Node refuses, before anything is sent. */
const REFUSED_CERTIFICATE = /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$/;

/** Whether no connection was made: fetch puts the reason into the `cause` of its error. */
function neverArrived(error: unknown): boolean {
  if (!isUnreachable(error) || typeof error.cause !== 'object' || error.cause === null) return false;
  const reason =
    'cause' in error.cause ? (error.cause.cause as NodeJS.ErrnoException | undefined) : undefined;
  const code = reason?.code ?? '';
  return NOT_CONNECTED.includes(code) || REFUSED_CERTIFICATE.test(code);
}
