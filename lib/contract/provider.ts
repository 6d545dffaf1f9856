import type { Blog } from './blog';
import type { CodePurpose } from './otp';
import type { WaitlistSubmission } from './waitlist';
import type { FeedName, Widget } from './widget';

/** One page of posts; pages count from 1. */
export type BlogPage = { items: Blog[]; page: number; totalPages: number };

export type BlogQuery = { q?: string; page?: number; limit?: number };

/**
 * The source of posts, sign-in and feed: the embedded provider or an upstream. A missing item is `null`; a
 * failure throws a ProviderError (lib/provider/provider-error.ts).
 */
export interface Provider {
  /** Call 2, by id or by title_as_url. */
  blog(idOrSlug: string): Promise<Blog | null>;
  /** Call 3. */
  blogs(query?: BlogQuery): Promise<BlogPage>;
  /** Call 4. Resolves when a code was handed to the mail server. */
  sendOtp(request: OtpRequest): Promise<void>;
  /** Call 5. `null` means the code is wrong. */
  verifyOtp(request: OtpVerification): Promise<SignedIn | null>;
  /**
   * Calls 6 and 7.
   * @throws ProviderError `unauthorized` when the token is invalid or expired
   */
  widgets(query: WidgetQuery): Promise<WidgetPage>;
  /**
   * Search and order, which calls 6 and 7 lack: only a provider with all widgets in memory can offer them.
   */
  searchWidgets?(search: WidgetSearch): Promise<WidgetPage>;
}

/** A provider on another site, to which contact messages are sent on; each is stored here first. */
export interface Upstream extends Provider {
  /** Call 1. Resolves when the upstream has stored the submission; the same key means the same submission. */
  submitWaitlist(submission: WaitlistSubmission, idempotencyKey: string): Promise<void>;
}

/** `code` is the one to mail, and for what; an upstream mails a code and words of its own instead. */
export type OtpRequest = { email: string; code: string; purpose: CodePurpose };
/** `isMailed`: whether the code is the one that {@link Provider.sendOtp} was given; an upstream decides by itself. */
export type OtpVerification = { email: string; code: string; isMailed: boolean };

export type ProviderUser = { id: string; email: string; name: string | null };
export type SignedIn = {
  user: ProviderUser;
  /** The provider's own token; it is never sent to the browser. */ token: string;
};

export type WidgetQuery = {
  feed: FeedName;
  page: number;
  /** The moment from the first page's response, so that later pages count from the same one. */
  cursor?: string;
  token: string;
  /** For the order of All, by subject. Only the embedded provider knows subjects; others ignore it. */
  wishes?: FeedWishes | undefined;
};
/** More or less of a subject in the feed. */
export type Wish = 'more' | 'less';
export type FeedWishes = ReadonlyMap<string, Wish>;
export type WidgetSearch = WidgetQuery & {
  /** Words to find in title or description, ignoring case; empty for everything. */
  q: string;
  newestFirst: boolean;
};
/** There may be more pages as long as a full one comes. */
export type WidgetPage = { items: Widget[]; cursor: string | null };

/** The message of calls 6 and 7 for a signed-in person whose account is not complete. */
export const NOT_ONBOARDED = 'User has not completed onboarding';

export const BLOG_PAGE_SIZE = 10;
export const BLOG_LIMIT_MAX = 100;

/** Page and limit in the range that providers accept: integers, at least 1, the limit at most 100. */
export function clampPaging({ page, limit }: BlogQuery): { page: number; limit: number } {
  const integerWithin = (value: number | undefined, fallback: number, max: number) =>
    value !== undefined && Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : fallback;
  return {
    page: integerWithin(page, 1, Number.MAX_SAFE_INTEGER),
    limit: integerWithin(limit, BLOG_PAGE_SIZE, BLOG_LIMIT_MAX),
  };
}
