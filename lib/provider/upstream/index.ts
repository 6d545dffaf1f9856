import { newToken } from '@/lib/platform/token';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { clampPaging, type Upstream } from '@/lib/contract/provider';
import { BLOG_FAILURE, blogFrom, blogPageFrom, BLOGS_FAILURE, isEmptyList, isGone } from './blogs';
import {
  isSendAnswer,
  isVerifyAnswer,
  pathFinder,
  requireAccepted,
  SEND_PATHS,
  signedInFrom,
  VERIFY_PATHS,
} from './otp';
import { CODE_DEADLINE, readDeadline, SEND_DEADLINE } from './policy';
import { upstreamRequests } from './requests';
import { isFeedAnswer, WIDGETS_FAILURE, widgetsFrom } from './widgets';
import { isRefusedResponse, requireStored, WAITLIST_FAILURE } from './waitlist';
import { ask, jsonPost, type FailureKeys } from './wire';

const SEND_FAILURE = 'errors.code-not-sent';
const VERIFY_FAILURE = 'errors.code-not-verified';

/**
 * A provider that uses the specification's wire format over HTTP.
 * @param baseUrl with or without the prefix /api/v1
 * @param fallbackUrls further bases of the operator, tried in turn when the first cannot be reached
 * @param deadline of reads and of the check of a code, in milliseconds
 */
export function upstreamProvider(
  baseUrl: string,
  fallbackUrls: readonly string[] = [],
  deadline = readDeadline(),
): Upstream {
  const bases = [baseUrl, ...fallbackUrls].map((url) => (url.endsWith('/api/v1') ? url : `${url}/api/v1`));
  const { get, postOtp, confirmed, write } = upstreamRequests(bases, deadline);
  const postSend = pathFinder(SEND_PATHS, isSendAnswer);
  const postVerify = pathFinder(VERIFY_PATHS, isVerifyAnswer);

  return {
    // Only the fields of the specification are sent.
    async submitWaitlist({ email, phone_number, user_type, message }, idempotencyKey) {
      const keys = plain(WAITLIST_FAILURE);
      const fields = { email, phone_number, user_type, message };
      const request = jsonPost(fields, { 'Idempotency-Key': idempotencyKey });
      const answer = await write(
        { call: 'message', address: idempotencyKey },
        keys,
        (signal) => ask(`${bases[0]}/general/waitlist`, { ...request, signal }, keys, isRefusedResponse),
        SEND_DEADLINE,
      );
      requireStored(answer);
    },

    async blog(idOrSlug) {
      const path = `/blogs/${encodeURIComponent(idOrSlug)}`;
      const subject = { call: 'post', address: path } as const;
      const answer = await confirmed(() => get(subject, path, plain(BLOG_FAILURE), isGone), isGone);
      return isGone(answer) ? null : blogFrom(answer);
    },

    async blogs(query = {}) {
      const { page, limit } = clampPaging(query);
      const paging = { 'X-Requested-Page': String(page), 'X-Requested-Limit': String(limit) };
      const path = `/blogs?q=${encodeURIComponent(query.q ?? '')}`;
      const subject = { call: query.q ? 'search' : 'posts', address: `${path} ${page} ${limit}` } as const;
      const answer = await confirmed(
        () => get(subject, path, plain(BLOGS_FAILURE), () => false, paging),
        (candidate) => page === 1 && !query.q && isEmptyList(candidate),
      );
      return blogPageFrom(answer, page);
    },

    async sendOtp({ email }) {
      const body = { identifier: email, email };
      const keys = { ...connecting(SEND_FAILURE), noPath: 'errors.no-send-path' };
      const answer = await postOtp(
        { call: 'send-code', address: email },
        postSend,
        body,
        keys,
        CODE_DEADLINE,
      );
      requireAccepted(answer, SEND_FAILURE);
    },

    async verifyOtp({ email, code }) {
      const body = { identifier: email, email, otp: code, code };
      const keys = { ...connecting(VERIFY_FAILURE), noPath: 'errors.no-verify-path' };
      const answer = await postOtp({ call: 'check-code', address: email }, postVerify, body, keys, deadline);
      requireAccepted(answer, VERIFY_FAILURE);
      return signedInFrom(answer, email, newToken);
    },

    async widgets({ feed, page, token }) {
      const path = `/widgets/${feed}?page=${page}&limit=${WIDGET_PAGE_SIZE}`;
      const authorization = { Authorization: `Bearer ${token}` };
      // Both feeds of a person, and all their pages.
      const subject = { call: 'feed', address: token } as const;
      const answer = await get(subject, path, connecting(WIDGETS_FAILURE), isFeedAnswer, authorization);
      return { items: widgetsFrom(answer), cursor: null };
    },
  };
}

/** Posts and messages have one error message for every reason. */
function plain(failed: string): FailureKeys {
  return { unreachable: failed, failed };
}

/** Sign-in and feed have a separate message for connection errors. */
function connecting(failed: string): FailureKeys {
  return { unreachable: 'errors.no-connection', failed };
}
