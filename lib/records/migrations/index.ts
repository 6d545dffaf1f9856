import type { Migration } from 'kysely';
import * as contactAndViews from './0001-contact-and-views';
import * as signInAndFeed from './0002-sign-in-and-feed';
import * as whoAskedForACode from './0003-who-asked-for-a-code';
import * as viewsByDay from './0004-views-by-day';
import * as seriesUpdates from './0005-series-updates';
import * as ownSeries from './0006-own-series';
import * as saved from './0007-saved';
import * as account from './0008-account';
import * as requests from './0009-requests';
import * as purposesOfCodes from './0010-purposes-of-codes';
import * as addressChanges from './0011-address-changes';
import * as feedVisits from './0012-feed-visits';

/** All migrations in order of name. A landed migration never changes; a new table is a new file and an entry here. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-contact-and-views': contactAndViews,
  '0002-sign-in-and-feed': signInAndFeed,
  '0003-who-asked-for-a-code': whoAskedForACode,
  '0004-views-by-day': viewsByDay,
  '0005-series-updates': seriesUpdates,
  '0006-own-series': ownSeries,
  '0007-saved': saved,
  '0008-account': account,
  '0009-requests': requests,
  '0010-purposes-of-codes': purposesOfCodes,
  '0011-address-changes': addressChanges,
  '0012-feed-visits': feedVisits,
};
