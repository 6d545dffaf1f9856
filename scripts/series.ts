// How old the values of each series are, and how newer ones come in: `npm run series` for a table,
// `-- import FILE ID` and `-- fetch [ID…]` for a publisher's file, `-- review ID` for what it would change,
// `-- apply ID` to show it on the running site or to write it into content, `-- drop ID` to decline it,
// `-- undo ID` to take the last back; `-- daily` fetches, and applies what is only new, as the running site
// does.
import { databaseCommand } from './steps/database-command';
import { seriesCommand } from './steps/series-command';

void databaseCommand(() => seriesCommand(process.argv.slice(2)), { mayBeMissing: true });
