import type { Generated } from 'kysely';

/** Times are milliseconds since the epoch, UTC; identifiers are random UUIDs; all columns exist alike on every database. */
export interface Database {
  waitlist: WaitlistTable;
  waitlist_keys: WaitlistKeysTable;
  rate_limits: RateLimitsTable;
  view_counts: ViewCountsTable;
  view_marks: ViewMarksTable;
  users: UsersTable;
  otp_challenges: OtpChallengesTable;
  sessions: SessionsTable;
  declarations: DeclarationsTable;
}

/** The columns of each table's primary key. */
export const KEYS: { [Table in keyof Database]: readonly (keyof Database[Table] & string)[] } = {
  waitlist: ['id'],
  waitlist_keys: ['key'],
  rate_limits: ['key'],
  view_counts: ['kind', 'day', 'item'],
  view_marks: ['kind', 'item', 'day', 'viewer'],
  users: ['id'],
  otp_challenges: ['id'],
  sessions: ['id'],
  declarations: ['email'],
};

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
  /** When the team marked it as answered. */
  answered_at: number | null;
}

/** Names under which the same submission may come again, and the row it became. */
export interface WaitlistKeysTable {
  key: string;
  waitlist_id: string;
  /** Hash of the fields that came under it; null for keys from before it was recorded. */
  content: string | null;
  expires_at: number;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}

/** How often a report or an insight was seen on a day, and on all days together. */
export interface ViewCountsTable {
  kind: 'report' | 'insight';
  /** The report's slug or the insight's id. */
  item: string;
  /** As 2026-11-20, UTC, or `all`. */
  day: string;
  views: number;
}

/** That a person of today is counted already; deleted when the day is over. Person and network are keyed hashes of that day. */
export interface ViewMarksTable {
  kind: 'report' | 'insight';
  item: string;
  day: string;
  viewer: string;
  /** The IPv6 network the view came from; null for IPv4 and for people signed in. */
  network: string | null;
  seen_at: number;
}

/** People of the embedded provider; an upstream keeps its own. */
export interface UsersTable {
  id: string;
  email: string;
  created_at: number;
}

/**
 * A code that was asked for. The id is a hash of what the browser holds, the code a keyed hash. A row stays for a day after
 * its code has ended: codes and guesses are counted from these rows.
 */
export interface OtpChallengesTable {
  id: string;
  email: string;
  /** Who asked: a browser on this site, or a client of /api/v1. Neither can use the other's. */
  channel: 'browser' | 'api';
  /** Null where an upstream knows the code. */
  code_hash: string | null;
  /** Wrong codes, and right ones that came too late; the one that signed in is taken off again. */
  tries: number;
  created_at: number;
  /** Moved to the present where the code is replaced, or could not be sent. */
  expires_at: number;
  /** When somebody signed in with it. */
  consumed_at: number | null;
  /** Keyed hash of the mailbox the code went to. */
  mailbox: Generated<string>;
  /** The key of the client of /api/v1 that asked. */
  client: Generated<string | null>;
  /** 1 where /api/v1 takes tries with the token of the challenge only; a browser's always need it. */
  bound: Generated<number>;
  /** 1 where the browser had signed in as this address before. */
  known: Generated<number>;
  /** As `tries`, from clients of /api/v1 that did not ask for the code. */
  other_tries: Generated<number>;
}

/** A person signed in. The id is a hash of what the cookie carries; the provider's token never leaves this table. */
export interface SessionsTable {
  id: string;
  user_id: string;
  email: string;
  name: string | null;
  provider_token: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

/** That a person is 18 or over and agreed to the terms, by address. */
export interface DeclarationsTable {
  email: string;
  terms_version: string;
  declared_at: number;
}
