import type { APIRequestContext } from '@playwright/test';

/** A request, and the message of the catalogue that refuses it; without a key it succeeds, and prepares the next. */
type Refusal = [key: string, path: string, body?: object | string, headers?: Record<string, string>];

const email = 'reader@example.org';
const otherEmail = 'another@example.org';
const wrongCode: Refusal = [
  'errors.wrong-code',
  '/api/auth/callback/credentials',
  { email: otherEmail, code: 'ABCDEF' },
];
const requestHeaders = { 'Idempotency-Key': 'refusals' };

/** Of anyone. */
export const REFUSALS: Refusal[] = [
  ['errors.email', '/api/waitlist', { email: 'nobody' }],
  ['errors.phone-number', '/api/waitlist', { email, phone_number: 5 }],
  ['errors.user-type', '/api/waitlist', { email, user_type: 'poet' }],
  ['errors.message', '/api/waitlist', { email, message: 5 }],
  ['errors.control-characters', '/api/waitlist', { email, message: '\u0007' }],
  ['errors.broken-characters', '/api/waitlist', { email, message: '\ud800' }],
  ['errors.media-type', '/api/waitlist', 'email', { 'Content-Type': 'text/plain' }],
  ['errors.too-long', '/api/waitlist', { email, message: 'x'.repeat(70_000) }],
  ['errors.not-utf-8', '/api/waitlist', '\xff'],
  ['errors.not-json', '/api/waitlist', '{'],
  ['errors.not-object', '/api/waitlist', '[]'],
  ['', '/api/waitlist', { email }, requestHeaders],
  ['errors.key-taken', '/api/waitlist', { email, message: 'More' }, requestHeaders],
  ['errors.other-site', '/api/otp', { email }, { 'Sec-Fetch-Site': 'cross-site' }],
  ['errors.email', '/api/otp', {}],
  ['', '/api/otp', { email }],
  ['errors.too-many', '/api/otp', { email }],
  ['errors.code-missing', '/api/auth/callback/credentials', { email }],
  ['errors.code-length', '/api/auth/callback/credentials', { email, code: '1' }],
  ['errors.code-characters', '/api/auth/callback/credentials', { email, code: '12345-?' }],
  ['errors.code-expired', '/api/auth/callback/credentials', { email: otherEmail, code: '123456' }],
  ['', '/api/otp', { email: otherEmail }],
  ...Array.from({ length: 5 }, () => wrongCode),
  ['errors.no-tries', '/api/auth/callback/credentials', { email: otherEmail, code: 'ABCDEF' }],
  ['errors.request-kind', '/api/requests', { email }],
  ['errors.request-text', '/api/requests', { email, kind: 'outage' }],
  ['errors.signed-out', '/api/declaration', {}],
  ['errors.signed-out', '/api/widgets/dashboard'],
  ['errors.no-report', '/api/views/none', {}],
  ['errors.not-found', '/api/auth/nothing'],
  ['errors.no-address', '/api/v1/%'],
  ['blog.missing.title', '/api/v1/blogs/nothing'],
  ['errors.email', '/api/v1/general/waitlist', {}],
  ['errors.email', '/api/v1/auth/otp/send', {}],
  ['errors.code-missing', '/api/v1/auth/otp/verify', { email }],
  ['errors.no-token', '/api/v1/auth/logout', {}],
  ['errors.not-signed-in', '/api/v1/widgets/dashboard'],
  ['errors.no-feed', '/api/v1/widgets/nothing'],
];

/** Of person@example.org, who has signed in and declared nothing. */
export const REFUSALS_SIGNED_IN: Refusal[] = [
  ['errors.no-declaration', '/api/declaration', {}],
  ['errors.no-declaration', '/api/widgets/dashboard'],
  ['errors.code-missing', '/api/account/delete', {}],
  ['errors.nominee-name', '/api/account/nominee', {}],
  ['errors.nominee-contact', '/api/account/nominee', { name: 'A' }],
  ['errors.nominee-relation', '/api/account/nominee', { name: 'A', contact: 'B' }],
  ['errors.too-long-field', '/api/account/nominee', { name: 'A', contact: 'B', relation: 'x'.repeat(201) }],
  ['errors.name', '/api/account/name', {}],
  ['errors.name-length', '/api/account/name', { name: 'x'.repeat(81) }],
  ['errors.no-fresh-code', '/api/account/address', { email }],
  ['errors.no-fresh-code', '/api/account/copy/data.json'],
  ['errors.no-insights', '/api/widgets/views', {}],
];

const item = { kind: 'report', item: 'gold-vs-silver' };

/** Of the same person, who has declared to be 18. */
export const REFUSALS_DECLARED: Refusal[] = [
  ['errors.nothing-to-save', '/api/saved', { ...item, item: 'none' }],
  ['errors.saved-name', '/api/saved', { ...item, name: 'x'.repeat(81) }],
  ['errors.saved-note', '/api/saved', { ...item, note: 'x'.repeat(501) }],
  ['errors.not-saved', '/api/saved/words', { id: 'none' }],
  ['errors.no-insight', '/api/shared', { insight: 'none' }],
  ['errors.no-subject', '/api/feed/subjects', { none: 'more' }],
];

/**
 * Messages that no single request can cause while disk, network and provider work; account.spec.ts,
 * faults.spec.ts, upstream.spec.ts and tests of lib/records cause them.
 */
export const OF_FAULTS = new RegExp(
  String.raw`^errors\.(?:${[
    ...['failed', 'storage', 'no-connection', 'busy', 'cut-off', 'form', String.raw`code-not-\w+`],
    ...[String.raw`no-\w+-path`, 'code-answer', 'no-tries-elsewhere', 'saved-full', 'shared-full'],
    ...['address-taken', 'same-address', 'message-failed', 'submission', 'blogs?', 'widgets', 'onboarding'],
  ].join('|')})$`,
);

/** Sends one of them. @returns status and message */
export async function refused(request: APIRequestContext, origin: string, refusal: Refusal) {
  const [, path, body, headers] = refusal;
  const response = await request.fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    // As bytes, which Playwright sends as they are.
    ...(body !== undefined && {
      data: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'latin1'),
    }),
  });
  const text = await response.text();
  const message = text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text;
  return { status: response.status(), message };
}
