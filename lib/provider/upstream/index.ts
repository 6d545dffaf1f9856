import { newToken } from '@/lib/platform/token';
import { site } from '@/lib/content/organisation';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { clampPaging, ProviderError, type Provider } from '@/lib/contract/provider';
import { BLOG_FAILURE, blogFrom, blogPageFrom, BLOGS_FAILURE, isEmptyList, isGone } from './blogs';
import { pathFinder, refusalIn, SEND_PATHS, signedInFrom, VERIFY_PATHS } from './otp';
import { CODE_DEADLINE, READ_DEADLINE, upstreamPolicy } from './policy';
import { isFeedAnswer, WIDGETS_FAILURE, widgetsFrom } from './widgets';
import { ask, parseEnvelope, requireSuccess, type Answer, type FailureWords } from './wire';

const WAITLIST_FAILURE = 'Submission failed';
const SEND_FAILURE = 'Failed to send OTP';
const VERIFY_FAILURE = 'OTP verification failed';

/**
 * A provider that uses the specification's wire format over HTTP.
 * @param baseUrl with or without the prefix /api/v1
 * @param fallbackUrls further bases of the operator, tried in turn when the first cannot be reached
 */
export function upstreamProvider(baseUrl: string, fallbackUrls: readonly string[] = []): Provider {
  const bases = [baseUrl, ...fallbackUrls].map((url) => (url.endsWith('/api/v1') ? url : `${url}/api/v1`));
  const policy = upstreamPolicy();
  const postSend = pathFinder(SEND_PATHS, 'All OTP endpoints failed');
  const postVerify = pathFinder(VERIFY_PATHS, 'All OTP verification endpoints failed');

  /**
   * Tries each base in turn, the next only after a failed connection. The time is divided, so that one that
   * hangs does not use up the others' share.
   */
  const get = (
    path: string,
    words: FailureWords,
    isAnswer: (answer: Answer) => boolean,
    headers: Record<string, string> = {},
  ) =>
    policy.read(words, async (signal) => {
      let last: unknown;
      for (const base of bases) {
        const share = AbortSignal.any([signal, AbortSignal.timeout(READ_DEADLINE / bases.length)]);
        try {
          return await ask(`${base}${path}`, { signal: share, headers }, words, isAnswer);
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
  const postOtp = (post: ReturnType<typeof pathFinder>, body: unknown, failed: string, deadline: number) => {
    const words = connecting(failed);
    return policy.write(
      words,
      async (signal) => {
        let last: unknown;
        for (const base of bases) {
          try {
            return await post(base, body, signal, words);
          } catch (error) {
            last = error;
            if (!isUnreachable(error) || (error.cause !== undefined && !neverArrived(error))) throw error;
          }
        }
        throw last;
      },
      deadline,
    );
  };

  /** A response that would remove existing data must come twice before it is believed. */
  const confirmed = async (request: () => Promise<Answer>, takesAway: (answer: Answer) => boolean) => {
    const first = await request();
    return takesAway(first) ? request() : first;
  };

  return {
    async submitWaitlist(submission, context) {
      const answer = await policy.write(plain(WAITLIST_FAILURE), (signal) =>
        ask(
          `${bases[0]}/general/waitlist`,
          {
            method: 'POST',
            signal,
            headers: {
              'Content-Type': 'application/json',
              ...(context?.idempotencyKey && { 'Idempotency-Key': context.idempotencyKey }),
            },
            body: JSON.stringify({
              email: submission.email,
              phone_number: submission.phone_number,
              user_type: submission.user_type,
              message: submission.message,
            }),
          },
          plain(WAITLIST_FAILURE),
        ),
      );
      requireSuccess(parseEnvelope(answer, WAITLIST_FAILURE), WAITLIST_FAILURE);
    },

    async blog(idOrSlug) {
      const path = `/blogs/${encodeURIComponent(idOrSlug)}`;
      const answer = await confirmed(() => get(path, plain(BLOG_FAILURE), isGone), isGone);
      return isGone(answer) ? null : blogFrom(answer);
    },

    async blogs(query = {}) {
      const { page, limit } = clampPaging(query);
      const paging = { 'X-Requested-Page': String(page), 'X-Requested-Limit': String(limit) };
      const path = `/blogs?q=${encodeURIComponent(query.q ?? '')}`;
      const answer = await confirmed(
        () => get(path, plain(BLOGS_FAILURE), () => false, paging),
        (candidate) => page === 1 && !query.q && isEmptyList(candidate),
      );
      return blogPageFrom(answer, page);
    },

    async sendOtp({ email }) {
      const answer = await postOtp(postSend, { identifier: email, email }, SEND_FAILURE, CODE_DEADLINE);
      const refusal = refusalIn(answer, SEND_FAILURE);
      if (refusal) throw refusal;
    },

    async verifyOtp({ email, code }) {
      const body = { identifier: email, email, otp: code, code };
      const answer = await postOtp(postVerify, body, VERIFY_FAILURE, READ_DEADLINE);
      const refusal = refusalIn(answer, VERIFY_FAILURE);
      if (refusal) throw refusal;
      return signedInFrom(answer, email, newToken);
    },

    async widgets({ feed, page, token }) {
      const path = `/widgets/${feed}?page=${page}&limit=${WIDGET_PAGE_SIZE}`;
      const authorization = { Authorization: `Bearer ${token}` };
      const answer = await get(path, connecting(WIDGETS_FAILURE), isFeedAnswer, authorization);
      return { items: widgetsFrom(answer), cursor: null };
    },
  };
}

/** Posts and messages have one error message for every reason. */
function plain(failed: string): FailureWords {
  return { unreachable: failed, failed };
}

/** Sign-in and feed have a separate message for connection errors. */
function connecting(failed: string): FailureWords {
  const { product } = site();
  return {
    unreachable: `Failed to connect to ${product} API. Please check your internet connection and try again.`,
    failed,
  };
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
