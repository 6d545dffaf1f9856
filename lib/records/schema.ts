import type { Generated } from 'kysely';
import type { CodePurpose } from '@/lib/contract/otp';
import type { RequestKind } from '@/lib/contract/request';
import type { SavedKind } from '@/lib/contract/saved';

/**
 * Times are milliseconds since the epoch, UTC; identifiers are random UUIDs where their column says nothing
 * else; both databases have the same columns.
 */
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
  series_updates: SeriesUpdatesTable;
  own_series: OwnSeriesTable;
  nominees: NomineesTable;
  traffic_records: TrafficRecordsTable;
  saved_items: SavedItemsTable;
  shared_insights: SharedInsightsTable;
  feed_subjects: FeedSubjectsTable;
  read_marks: ReadMarksTable;
  feed_settings: FeedSettingsTable;
  feed_visits: FeedVisitsTable;
  consents: ConsentsTable;
  address_changes: AddressChangesTable;
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
  series_updates: ['series', 'number'],
  own_series: ['email', 'id'],
  nominees: ['email'],
  traffic_records: ['id'],
  saved_items: ['id'],
  shared_insights: ['id'],
  feed_subjects: ['user_id', 'subject'],
  read_marks: ['user_id', 'insight'],
  feed_settings: ['user_id'],
  feed_visits: ['user_id'],
  consents: ['id'],
  address_changes: ['id'],
};

/** Contact messages. `delivery_*` is about sending to the upstream, `notified_at` about the mail to the team. */
export interface WaitlistTable {
  id: string;
  created_at: number;
  email: string;
  phone_number: string | null;
  user_type: string | null;
  message: string | null;
  /** 1 if the honeypot was filled or the form was sent faster than a person types. */
  suspect: number;
  notified_at: number | null;
  /** `undelivered`: tried for three days in vain, at the upstream or as a mail to the team. */
  delivery: 'none' | 'queued' | 'sent' | 'refused' | 'undelivered';
  delivery_attempts: Generated<number>;
  next_attempt_at: number;
  answered_at: number | null;
  /** The number of a request about rights or a refund; null for other messages, and so are the four after it. */
  request_number: Generated<string | null>;
  request_kind: Generated<RequestKind | null>;
  /** The end of the day for which an answer is promised. */
  due_at: Generated<number | null>;
  /** When the person was mailed the number. */
  acknowledged_at: Generated<number | null>;
  /** The language in which the person asked. */
  locale: Generated<string | null>;
}

/** Idempotency keys of a submission, and the row stored for it. */
export interface WaitlistKeysTable {
  key: string;
  waitlist_id: string;
  /** Hash of the fields sent under this key; null for keys of earlier versions. */
  content: string | null;
  expires_at: number;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: number;
}

/** How often a report or an insight was seen on a day, and on all days. */
export interface ViewCountsTable {
  kind: 'report' | 'insight';
  item: string;
  /** As 2026-11-20, UTC, or `all`. */
  day: string;
  views: number;
}

/**
 * Records that a viewer is already counted today; deleted when the day is over. Viewer and network are
 * keyed hashes that change each day.
 */
export interface ViewMarksTable {
  kind: 'report' | 'insight';
  item: string;
  day: string;
  viewer: string;
  /** The IPv6 network of the viewer; null for IPv4 and for signed-in people. */
  network: string | null;
  seen_at: number;
}

/** Users of the embedded provider; an upstream stores its own. */
export interface UsersTable {
  id: string;
  email: string;
  created_at: number;
  /** As the person wrote it; null until then. */
  name: string | null;
}

/**
 * A code that was requested. The id is a hash of the browser's token, the code a keyed hash. A row is
 * deleted a day after its code ended, because limits count codes and guesses from these rows.
 */
export interface OtpChallengesTable {
  id: string;
  email: string;
  /** Whether a browser of this site or a client of /api/v1 requested it. Neither can use the other's code. */
  channel: 'browser' | 'api';
  /** Null if an upstream checks the code. */
  code_hash: string | null;
  /** Wrong codes, and correct ones that came too late; the one that signed in is subtracted. */
  tries: number;
  created_at: number;
  /** Set to the present when the code is replaced or could not be sent. */
  expires_at: number;
  consumed_at: number | null;
  /** Keyed hash of the mailbox that received the code. */
  mailbox: Generated<string>;
  client: Generated<string | null>;
  /** 1 if /api/v1 accepts attempts only with the challenge's token; a browser always needs it. */
  bound: Generated<number>;
  /** 1 if the browser had signed in with this address before. */
  known: Generated<number>;
  /** As `tries`, from clients of /api/v1 that did not request the code. */
  other_tries: Generated<number>;
  purpose: Generated<CodePurpose>;
}

/**
 * A session of a signed-in person. The id is a hash of the cookie's token; the provider's token never
 * leaves this table.
 */
export interface SessionsTable {
  id: string;
  user_id: string;
  email: string;
  name: string | null;
  provider_token: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** As in `otp_challenges`; this and what follows are null for sessions of releases that did not store them. */
  channel: 'browser' | 'api' | null;
  /** Names such as Firefox and Windows, never the header itself; null if they are not known. */
  browser: string | null;
  system: string | null;
  /** The network of the sign-in, shortened: 203.0.113.x. */
  network: string | null;
}

/**
 * A person's declaration, by address, that they are 18 or over and agree to the terms. It is deleted when
 * withdrawn.
 */
export interface DeclarationsTable {
  email: string;
  terms_version: string;
  declared_at: number;
  /** The version of the Privacy Policy then; null for declarations of releases that did not store it. */
  privacy_version: string | null;
}

/** A receipt: what a person declared or agreed to, and when. It remains, with its end, when it is withdrawn. */
export interface ConsentsTable {
  id: string;
  email: string;
  kind: 'age' | 'terms' | 'privacy';
  /** Of the text; null for the declaration of age, which is a sentence. */
  version: string | null;
  /** Of the text that was in force, as published; null if that is not known. */
  sha256: string | null;
  given_at: number;
  withdrawn_at: number | null;
}

/** Values that came in while the site runs; rows stay, also of what was taken back. */
export interface SeriesUpdatesTable {
  series: string;
  /** From 1, for each series: of two operators at once, one finds the number taken. */
  number: number;
  /** The editions of the series file that the values followed, and that they made. */
  edition_before: string;
  edition_after: string;
  /** Points as series files have them, as JSON. */
  points: string;
  /** The file or the address that they came from, and its hash. */
  source: string;
  sha256: string;
  applied_by: string;
  applied_at: number;
  undone_by: string | null;
  undone_at: number | null;
}

/** Series that a person brought and stored in the account, by address. The id names the rows. */
export interface OwnSeriesTable {
  email: string;
  id: string;
  name: string;
  unit: string;
  kind: string;
  observed: string;
  /** Pairs of period and value, as JSON. */
  points: string;
  /** The length of that. */
  bytes: number;
  created_at: number;
}

/** Who may use a person's rights in their place, as the person wrote it. */
export interface NomineesTable {
  email: string;
  name: string;
  contact: string;
  relation: string;
  named_at: number;
}

/** One event of signing in, where the setting TRAFFIC_RECORDS_DAYS asks for such rows; deleted after those days. */
export interface TrafficRecordsTable {
  id: string;
  recorded_at: number;
  event: string;
  email: string;
  channel: 'browser' | 'api' | null;
}

/** What a person saved, with what it said then; an item is saved once. */
export interface SavedItemsTable {
  id: string;
  user_id: string;
  kind: SavedKind;
  /** The id of an insight, the slug of a report or a post, or the address of an analysis below `/analysis/`. */
  item: string;
  /** The language in which it was read, as `en`. */
  locale: string;
  sentence: string;
  /** The first figure of an analysis, as text. */
  figure: string | null;
  /** Names the data or the version that it rested on. */
  edition: string;
  /** Empty if the person gave none; the same for the note. */
  name: string;
  note: string;
  saved_at: number;
}

/** A link that shows one insight without an account. Only the hash of its token is stored. */
export interface SharedInsightsTable {
  id: string;
  token_hash: string;
  user_id: string;
  insight: string;
  created_at: number;
  expires_at: number;
}

/** Of which subjects a person wants more or less in the feed; without a row neither. */
export interface FeedSubjectsTable {
  user_id: string;
  subject: string;
  wish: 'more' | 'less';
  chosen_at: number;
}

/** That a person opened an insight. */
export interface ReadMarksTable {
  user_id: string;
  insight: string;
  read_at: number;
}

export interface FeedSettingsTable {
  user_id: string;
  /** 0 if the keys of the feed are switched off. */
  keys: number;
  changed_at: number;
}

export interface FeedVisitsTable {
  user_id: string;
  /** When the latest visit to the feed began, and the one before it; null if there was none. */
  visited_at: number | null;
  visited_before_at: number | null;
  /** 1 once the person has answered or skipped the question what they follow. */
  answered: Generated<number>;
}

/**
 * That an account has moved: whoever reads the mail of the address before can take it back. Only the hash of
 * the token is stored.
 */
export interface AddressChangesTable {
  id: string;
  token_hash: string;
  user_id: string;
  /** The address before. */
  email: string;
  changed_at: number;
  expires_at: number;
}
