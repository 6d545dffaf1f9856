// Prints what a crawler finds on the running site, page by page, and what is wrong with it: npm run seo
import { crawlSite } from '@/testing/pages/crawl';
import { doubles, problemsOf } from '@/testing/pages/page-problems';

async function main(): Promise<void> {
  const pages = await crawlSite();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const rows = pages
    .filter(({ isHtml }) => isHtml)
    .map((page) => ({
      page: page.path,
      found: page.isIndexed ? 'yes' : 'no',
      title: page.title.length,
      description: page.description.length,
      'JSON-LD': page.data
        .map((entry) => (typeof entry === 'object' ? String(entry['@type']) : 'broken'))
        .join(', '),
      image: page.image.url === '' ? 'none' : page.image.alt === '' ? 'without words' : 'yes',
    }));
  console.table(rows);
  const problems = [
    ...pages.flatMap((page) => problemsOf(page, byPath).map((problem) => `${page.path} ${problem}`)),
    ...doubles(pages).map((text) => `More than one page says: ${text}`),
  ];
  for (const problem of problems) console.log(problem);
  console.log(`${rows.length} pages, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
