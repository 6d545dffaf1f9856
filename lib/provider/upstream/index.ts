import { z } from 'zod';
import { newToken } from '@/lib/auth/token';
import { site } from '@/lib/content/site';
import { blogSchema } from '@/lib/schemas/blog';
import { WIDGET_PAGE_SIZE, widgetListSchema } from '@/lib/schemas/widget';
import { clampPaging, ProviderError, type Provider } from '../contract';
import { pathFinder, refusalIn, SEND_PATHS, signedInFrom, VERIFY_PATHS } from './otp';
import { CODE_DEADLINE, READ_DEADLINE, upstreamPolicy } from './policy';
import { ask, parseEnvelope, requireSuccess, type Answer } from './wire';

const BLOG_FAILURE = 'Failed to fetch blog';
const BLOGS_FAILURE = 'Failed to fetch blogs';
const WAITLIST_FAILURE = 'Submission failed';
const SEND_FAILURE = 'Failed to send OTP';
const VERIFY_FAILURE = 'OTP verification failed';
const WIDGETS_FAILURE = 'Failed to load widgets';

const blogListSchema = z.array(blogSchema);
const pagingHeader = z.coerce.number().int().min(1);

/**
 * A provider that speaks the specification's wire format over HTTP.
 * @param baseUrl with or without the prefix /api/v1
 * @param fallbackUrls the operator's own; asked in turn when the first cannot be reached
 */
export function upstreamProvider(baseUrl: string, fallbackUrls: readonly string[] = []): Provider {
  const bases = [baseUrl, ...fallbackUrls].map((url) => (url.endsWith('/api/v1') ? url : `${url}/api/v1`));
  const policy = upstreamPolicy();
  const postSend = pathFinder(SEND_PATHS, 'All OTP endpoints failed');
  const postVerify = pathFinder(VERIFY_PATHS, 'All OTP verification endpoints failed');

  /** Asks each base in turn; only what cannot be reached moves on. */
  const get = (path: string, failure: string, headers: Record<string, string> = {}) =>
    policy.read(failure, async (signal) => {
      let last: unknown;
      for (const base of bases) {
        try {
          return await ask(`${base}${path}`, { signal, headers }, failure);
        } catch (error) {
          last = error;
          if (!isUnreachable(error) || signal.aborted) throw error;
        }
      }
      throw last;
    });

  /**
   * Sends a code, or checks one. The next base is tried only where nothing was done at this one: nobody was there, or
   * it answered with a fault. What may have been done is not done twice.
   */
  const postOtp = (post: ReturnType<typeof pathFinder>, body: unknown, failure: string, deadline: number) =>
    policy.write(
      failure,
      async (signal) => {
        let last: unknown;
        for (const base of bases) {
          try {
            return await post(base, body, signal, failure);
          } catch (error) {
            last = error;
            if (!isUnreachable(error) || (error.cause !== undefined && !neverArrived(error))) throw error;
          }
        }
        throw neverArrived(last) ? new ProviderError('unreachable', connectFailure(), { cause: last }) : last;
      },
      deadline,
    );

  /** An answer that would take something away is believed when it comes twice. */
  const confirmed = async (request: () => Promise<Answer>, takesAway: (answer: Answer) => boolean) => {
    const first = await request();
    return takesAway(first) ? request() : first;
  };

  return {
    async submitWaitlist(submission, context) {
      const answer = await policy.write(WAITLIST_FAILURE, (signal) =>
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
          WAITLIST_FAILURE,
        ),
      );
      requireSuccess(parseEnvelope(answer, WAITLIST_FAILURE), WAITLIST_FAILURE);
    },

    async blog(idOrSlug) {
      const answer = await confirmed(
        () => get(`/blogs/${encodeURIComponent(idOrSlug)}`, BLOG_FAILURE),
        isGone,
      );
      const envelope = parseEnvelope(answer, BLOG_FAILURE);
      if (isGone(answer)) return null;
      const blog = blogSchema.safeParse(requireSuccess(envelope, BLOG_FAILURE));
      if (!blog.success) throw new ProviderError('invalid', BLOG_FAILURE);
      return blog.data;
    },

    async blogs(query = {}) {
      const { page, limit } = clampPaging(query);
      const answer = await confirmed(
        () =>
          get(`/blogs?q=${encodeURIComponent(query.q ?? '')}`, BLOGS_FAILURE, {
            'X-Requested-Page': String(page),
            'X-Requested-Limit': String(limit),
          }),
        (candidate) => page === 1 && !query.q && isEmptyList(candidate),
      );
      const items = blogListSchema.safeParse(
        requireSuccess(parseEnvelope(answer, BLOGS_FAILURE), BLOGS_FAILURE) ?? [],
      );
      if (!items.success) throw new ProviderError('invalid', BLOGS_FAILURE);
      const total = pagingHeader.safeParse(answer.headers.get('x-total-pages'));
      const current = pagingHeader.safeParse(answer.headers.get('x-current-page'));
      return {
        items: items.data,
        page: current.success ? current.data : page,
        totalPages: total.success ? total.data : 1,
      };
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
      const answer = await get(`/widgets/${feed}?page=${page}&limit=${WIDGET_PAGE_SIZE}`, WIDGETS_FAILURE, {
        Authorization: `Bearer ${token}`,
      });
      if (answer.httpStatus === 401) throw new ProviderError('unauthorized', WIDGETS_FAILURE);
      const message = messageIn(answer);
      if (answer.httpStatus >= 400 || isFailure(answer))
        throw new ProviderError('refused', message || WIDGETS_FAILURE);
      const items = widgetListSchema.safeParse(answer.json);
      if (!items.success) throw new ProviderError('invalid', WIDGETS_FAILURE);
      return { items: items.data, cursor: null };
    },
  };
}

function isGone({ httpStatus, json }: Answer): boolean {
  const envelope = z.object({ status: z.literal(404) }).safeParse(json);
  return envelope.success && (httpStatus === 404 || httpStatus === 200);
}

function isEmptyList({ json }: Answer): boolean {
  return z.object({ data: z.array(z.unknown()).length(0) }).safeParse(json).success;
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

/** Whether the request never reached anybody: fetch keeps the reason as the cause of its own error. */
function neverArrived(error: unknown): boolean {
  if (!isUnreachable(error) || typeof error.cause !== 'object' || error.cause === null) return false;
  const reason =
    'cause' in error.cause ? (error.cause.cause as NodeJS.ErrnoException | undefined) : undefined;
  return NOT_CONNECTED.includes(reason?.code ?? '');
}

function connectFailure(): string {
  return `Failed to connect to ${site().product} API. Please check your internet connection and try again.`;
}

const statusSchema = z.object({ status: z.number().optional(), success: z.boolean().optional() });

/** A no inside a 200: `status` of 400 or more, or `success: false`. */
function isFailure({ json }: Answer): boolean {
  const parsed = statusSchema.safeParse(json);
  return parsed.success && ((parsed.data.status ?? 200) >= 400 || parsed.data.success === false);
}

function messageIn({ json }: Answer): string {
  const parsed = z.object({ message: z.string() }).safeParse(json);
  return parsed.success ? parsed.data.message : '';
}
