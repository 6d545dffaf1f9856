// npm run new -- post TITLE, -- report SLUG, -- series FILE.csv ID: writes files of content that pass its
// checks, as a beginning.
import { newPost } from './steps/new-post';
import { newReport } from './steps/new-report';
import { newSeries } from './steps/new-series';
import { command, Stop } from './steps/stop.mjs';

const KINDS: Record<string, (words: readonly string[]) => void> = {
  post: newPost,
  report: newReport,
  series: newSeries,
};

void command(async () => {
  const [kind = '', ...words] = process.argv.slice(2);
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!write) throw new Stop('Name one: npm run new -- post TITLE, -- report SLUG, or -- series FILE.csv ID');
  write(words);
});
