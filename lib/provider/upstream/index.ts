import { z } from 'zod';
import { blogSchema } from '@/lib/schemas/blog';
import { clampPaging, ProviderError, type Provider } from '../contract';
import { upstreamPolicy } from './policy';
import { ask, parseEnvelope, requireSuccess, type Answer } from './wire';

const BLOG_FAILURE = 'Failed to fetch blog';
const BLOGS_FAILURE = 'Failed to fetch blogs';
const WAITLIST_FAILURE = 'Submission failed';

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

  /** Asks each base in turn; only what cannot be reached moves on. */
  const get = (path: string, failure: string, headers: Record<string, string> = {}) =>
    policy.read(failure, async (signal) => {
      let last: unknown;
      for (const base of bases) {
        try {
          return await ask(`${base}${path}`, { signal, headers }, failure);
        } catch (error) {
          last = error;
          if (!(error instanceof ProviderError && error.kind === 'unreachable') || signal.aborted)
            throw error;
        }
      }
      throw last;
    });

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
  };
}

function isGone({ httpStatus, json }: Answer): boolean {
  const envelope = z.object({ status: z.literal(404) }).safeParse(json);
  return envelope.success && (httpStatus === 404 || httpStatus === 200);
}

function isEmptyList({ json }: Answer): boolean {
  return z.object({ data: z.array(z.unknown()).length(0) }).safeParse(json).success;
}
