import type { Generated } from 'kysely';

/** Times are milliseconds since the epoch, UTC; identifiers are random UUIDs; all columns exist alike on every database. */
export interface Database {
  waitlist: WaitlistTable;
  waitlist_keys: WaitlistKeysTable;
  form_drafts: FormDraftsTable;
  rate_limits: RateLimitsTable;
  page_views: PageViewsTable;
}

/** What visitors wrote. `delivery_*` follows the message to the upstream, `notified_at` the mail to the team. */
export interface WaitlistTable {
  id: string;
  created_at: number;
  email: string;
  phone_number: string | null;
  user_type: string | null;
  message: string | null;
  /** 1 where the honeypot was filled or the form was sent faster than a person types. */
  suspect: number;
  notified_at: number | null;
  delivery: 'none' | 'queued' | 'sent' | 'refused';
  delivery_attempts: Generated<number>;
  next_attempt_at: number;
}

/** Names under which the same submission may come again, and the row it became. */
export interface WaitlistKeysTable {
  key: string;
  waitlist_id: string;
  expires_at: number;
}

/** What a visitor without script typed into a form that had an error, until the form is shown again. */
export interface FormDraftsTable {
  id: string;
  fields: string;
  expires_at: number;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}

/** One row a page, person and day; the person is a keyed hash that changes every day. */
export interface PageViewsTable {
  page: string;
  day: string;
  viewer: string;
}
