import { HttpError } from '@/lib/platform/http/http-error';
import type { Blog } from './blog';
import type { WaitlistSubmission } from './waitlist';
import type { Feed, Widget } from './widget';

/** One page of posts; pages count from 1. */
export type BlogPage = { items: Blog[]; page: number; totalPages: number };

export type BlogQuery = { q?: string; page?: number; limit?: number };

/** What comes with a submission besides its fields. */
export type SubmissionContext = {
  /** The same key is the same submission, however often it arrives. */
  idempotencyKey?: string;
  /** Looks like a machine: kept all the same, but marked. */
  suspect?: boolean;
  /** Who sends it, as a key for limits. */
  client?: string;
};

/**
 * Who answers for the site: the embedded provider or an upstream. Missing is `null`; failure throws a ProviderError.
 */
export interface Provider {
  /** Call 1. Resolves when the submission is safe. */
  submitWaitlist(submission: WaitlistSubmission, context?: SubmissionContext): Promise<void>;
  /** Call 2, by id or by title_as_url. */
  blog(idOrSlug: string): Promise<Blog | null>;
  /** Call 3. */
  blogs(query?: BlogQuery): Promise<BlogPage>;
  /** Call 4. Resolves when the code is on its way. */
  sendOtp(request: OtpRequest): Promise<void>;
  /** Call 5. `null` means the code is wrong. */
  verifyOtp(request: OtpVerification): Promise<SignedIn | null>;
  /** Calls 6 and 7. @throws ProviderError `unauthorized` when the token is not, or no longer, good */
  widgets(query: WidgetQuery): Promise<WidgetPage>;
  /** What calls 6 and 7 cannot be asked. Only who has all widgets at hand can look through them; others lack it. */
  searchWidgets?(search: WidgetSearch): Promise<WidgetPage>;
}

/** `challenge` is the id of the challenge in our database; an upstream has no use for it. */
export type OtpRequest = { email: string; challenge: string };
export type OtpVerification = OtpRequest & { code: string };

export type ProviderUser = { id: string; email: string; name: string | null };
export type SignedIn = {
  user: ProviderUser;
  /** The provider's own token; it stays on the server. */ token: string;
};

export type WidgetQuery = {
  feed: Feed;
  page: number;
  /** What the first page answered, so that later pages count from the same moment. */
  cursor?: string;
  token: string;
};
export type WidgetSearch = WidgetQuery & {
  /** Stands in title or description, whatever its case; empty for everything. */
  q: string;
  newestFirst: boolean;
};
/** More pages exist while a full one came. */
export type WidgetPage = { items: Widget[]; cursor: string | null };

/** What calls 6 and 7 say to a person who is signed in and has not finished setting up the account. */
export const NOT_ONBOARDED = 'User has not completed onboarding';

/** Why a provider could not do what it was asked. Its refusal is answered with 400, everything else with 503. */
export class ProviderError extends HttpError {
  override name = 'ProviderError';

  constructor(
    /** `refused`: it answered no. `unreachable`: nobody answered in time, or with a fault of theirs. `invalid`: it answered nonsense. `unauthorized`: the session is over there. */
    readonly kind: 'refused' | 'unreachable' | 'invalid' | 'unauthorized',
    /** Words for the person, from the error catalogue or the provider's own. */
    publicMessage: string,
    options?: ErrorOptions,
  ) {
    super(kind === 'refused' ? 400 : 503, publicMessage, {}, options);
  }
}

export const BLOG_PAGE_SIZE = 10;
const BLOG_LIMIT_MAX = 100;

/** Page and limit as the provider takes them: whole, at least 1, the limit at most 100. */
export function clampPaging({ page, limit }: BlogQuery): { page: number; limit: number } {
  const whole = (value: number | undefined, fallback: number, max: number) =>
    value !== undefined && Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : fallback;
  return {
    page: whole(page, 1, Number.MAX_SAFE_INTEGER),
    limit: whole(limit, BLOG_PAGE_SIZE, BLOG_LIMIT_MAX),
  };
}
