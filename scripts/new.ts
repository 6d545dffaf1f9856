// npm run new -- post TITLE, -- report SLUG, -- series FILE.csv ID: writes files of content that pass its checks,
// as a beginning.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentProblem } from '@/lib/content/content-problem';
import { newSeries } from '@/lib/services/series/new-series';
import { SeriesProblem } from '@/lib/services/series/series-problem';
import { checkNewPost, newPost, slugOfTitle } from '@/lib/texts/posts/new-post';
import { newReport } from '@/lib/texts/reports/new-report';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { command, Stop } from '@/lib/platform/commands/stop.mjs';

const KINDS: Record<string, (words: readonly string[]) => void> = { post, report, series };

void command(async () => {
  const [kind = '', ...words] = process.argv.slice(2);
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!write) throw new Stop('Name one: npm run new -- post TITLE, -- report SLUG, or -- series FILE.csv ID');
  try {
    write(words);
  } catch (error) {
    throw error instanceof ContentProblem || error instanceof SeriesProblem ? new Stop(error.message) : error;
  }
});

function readTemplate(file: string): string {
  return readFileSync(path.join(ROOT, 'docs/template', file), 'utf8');
}

function post(words: readonly string[]): void {
  const title = words.join(' ').trim();
  if (title === '') throw new Stop('Name it: npm run new -- post TITLE');
  const file = newPost(title, readTemplate('blogs/sample-post.md'));
  const slug = slugOfTitle(title);
  console.log(`${file} is a draft. npm run check:content checks it, npm run preview -- ${slug} shows it.`);
  checkNewPost(title);
}

function report([slug, ...more]: readonly string[]): void {
  if (slug === undefined || more.length > 0) throw new Stop('Name it: npm run new -- report SLUG');
  const file = newReport(slug, readTemplate('reports/sample-report.md'));
  console.log(
    `${file} is a draft: take its line "draft: true" away to see it. npm run check:content checks it.`,
  );
}

function series([file, id, ...more]: readonly string[]): void {
  if (file === undefined || id === undefined || more.length > 0)
    throw new Stop('Name both: npm run new -- series FILE.csv ID');
  console.log(newSeries(file, id).join('\n'));
}
