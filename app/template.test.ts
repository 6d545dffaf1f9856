import { libraryHere } from '@/lib/texts/library-here';
import { constants, copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { changeContent, copyRealContent } from '@/testing/content/content-folder';
import { contentRoot, readContentFrom } from '@/lib/content/content-source';
import { findings } from '@samvit/research';
import { listPosts } from '@/lib/texts/posts/post';
import { listReports, readReport } from '@/lib/texts/reports/read-report';
import { contentMistakes } from '@/lib/texts/publication/content-mistakes';
import Page, { generateStaticParams } from './[lang]/(reading)/reports/[slug]/page';
import { generateStaticParams as chartParams } from './charts/report/[slug]/[name]/route';
import { GET as sitemap } from './sitemaps/[name]/route';
import { ENGLISH } from '@/lib/content/locale';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';

freshDataDir();

// The site's own content and, beside it, the files of the template: a report, a series file with columns, a
// subject. Nothing that is there already is touched.
const SLUG = 'sample-report';
const POST = 'sample-post';
copyRealContent();
const TEMPLATE = path.resolve(__dirname, '../docs/template');
for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) {
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(contentRoot(), path.relative(TEMPLATE, file));
    copyFileSync(file, target, constants.COPYFILE_EXCL);
  }
readContentFrom(contentRoot());
const asDraft = [readReport(SLUG), listPosts().find(({ slug }) => slug === POST)];
// A report that somebody made from it may have its place.
const place = Math.max(...listReports().map(({ order }) => order)) + 1;
changeContent(`reports/${SLUG}.md`, 'order: 99', `order: ${place}`);
for (const file of [`reports/${SLUG}.md`, `blogs/${POST}.md`]) changeContent(file, 'draft: true\n', '');

test('the templates are drafts, which nobody sees', () => expect(asDraft).toEqual([null, undefined]));

test('a post is one file, too', () => {
  expect(listPosts().map(({ slug }) => slug)).toContain(POST);
});

test('the template passes every check of content', () => {
  expect(contentMistakes()).toEqual([]);
});

test('a report is one file: it is read, listed, drawn, built and in the sitemap', async () => {
  expect(listReports().map(({ slug }) => slug)).toContain(SLUG);
  // 120,067 / 614 - 1, and 215,938 / 5,010 - 1.
  expect(readReport(SLUG)?.plain.headline).toBe('Net income rose 19,454.9%, and revenue less');
  expect(readReport(SLUG)?.plain.cardFinding).toBe(
    'Net income rose 19,454.9% in these years, revenue 4,210.1%.',
  );
  expect(generateStaticParams()).toContainEqual({ lang: ENGLISH, slug: SLUG });
  expect(chartParams()).toContainEqual(expect.objectContaining({ slug: SLUG }));
  const listed = await sitemap(new Request('http://localhost'), {
    params: Promise.resolve({ name: 'reports.xml' }),
  });
  expect(await listed.text()).toContain(`/reports/${SLUG}</loc>`);

  const html = renderToStaticMarkup(await Page({ params: Promise.resolve({ lang: ENGLISH, slug: SLUG }) }));
  expect(html).toContain('19,454.9%');
  expect(html.match(/<figure\b/g)?.length).toBeGreaterThanOrEqual(5);
});

test('a column is charted by its name and read by detectors if it is a subject', () => {
  const { main, revenue, both } = readReport(SLUG)?.charts ?? {};
  expect([main, revenue].map((chart) => chart?.series[0]?.column)).toEqual(['net income', 'revenue']);
  const [income] = both?.series ?? [];
  // On a base of 100.
  expect(income?.points.at(-1)?.value).toBeCloseTo((100 * 120_067) / 614, 6);

  // Growth of 10% four times, then 292.82 / 146.41 - 1.
  expect(
    findings.insights(libraryHere()).find(({ series }) => series === 'sample-years/sales'),
  ).toMatchObject({
    id: 'growth-sample-years-sales-2024',
    title: "The sample's yearly sales grows 100.0% in a year, the most since at least 2020",
    asOf: '2024',
    // The end of 2024 and the sixty days that its publisher takes.
    created_at: '2025-03-01T18:00:00+05:30',
  });
});
