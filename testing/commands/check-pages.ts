// npm run check:pages: reads each page and file that the build wrote once, and prints what is wrong with any
// of them: HTML, links, headings, metadata, languages, evidence, headers, weights. A step of npm test; tests
// with a browser see what needs one.
import { command, Stop } from '@/lib/platform/commands/stop.mjs';
import { readBuiltSite } from '@/testing/pages/built-site';
import { problemsOfSite } from '@/testing/pages/check-pages';
import { promisedByContent } from '@/testing/pages/promised';

void command(async () => {
  const site = readBuiltSite();
  const problems = problemsOfSite(site, promisedByContent());
  for (const problem of problems) console.log(problem);
  console.log(`${site.pages.size} pages and ${site.responses.size - site.pages.size} files were read.`);
  if (problems.length > 0) throw new Stop(`${problems.length} things are wrong in what the build wrote.`);
});
