// How old the values of each series are, and how newer ones come in: `npm run series` for a table.
import { dayInIndia } from '@/lib/web/format';
import { seriesTable } from './steps/series-table';
import { Stop, command } from './steps/stop.mjs';

const USAGE = 'Usage: npm run series';

void command(async () => {
  const [name] = process.argv.slice(2);
  if (name !== undefined) throw new Stop(USAGE);
  process.stdout.write(seriesTable(dayInIndia(Date.now())));
});
