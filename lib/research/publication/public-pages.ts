import { LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { site } from '@/lib/content/organisation';
import type { Chart } from '@/lib/research/charts/chart-spec';
import { landing } from '@/lib/research/landing';
import { listPosts } from '@/lib/research/posts/post';
import { classId, reportsOf } from '@/lib/research/reports/asset-class';
import { ASSET_CLASSES } from '@/lib/research/reports/report';
import { routes } from '@/lib/site/routes';

/** What metadata, sharing card, sitemap and llms.txt need of a page that is neither a report nor a post. */
export type PublicPage = {
  path: string;
  title: string;
  description: string;
  /** ISO date, or date and time, of its content. */
  modified?: string | undefined;
  /** The picture of its sharing card; a list page shows the picture of one of its items. */
  chart?: () => Chart | undefined;
};

/** Every page for search engines that is neither a report nor a post. */
export function publicPages(): PublicPage[] {
  const newestReport = reportsOf(null)
    .map(({ date }) => date)
    .reduce((a, b) => (a > b ? a : b));
  return [
    { path: routes.home, title: landing().meta.title, description: site().description },
    {
      path: routes.about,
      title: 'About us',
      description:
        'Who leads the company, who builds the product, what we hold ourselves to, and who supports the work.',
    },
    {
      path: routes.faqs,
      title: 'Frequently asked questions',
      description:
        'Ten questions about terms, advice, your data, emails, accounts, payments and security, answered plainly.',
    },
    {
      path: routes.blogs,
      title: 'Latest Blogs',
      description:
        'How to read prices, yields and ratios, worked through on real figures with their sources.',
      chart: () => listPosts()[0]?.charts.thumbnail,
    },
    {
      path: routes.reports,
      title: 'Research reports',
      description:
        'Research reports on gold and silver, shares, bitcoin, Indian bonds and Mumbai property, every figure traced to its source.',
      modified: newestReport,
      chart: () => reportsOf(null)[0]?.cardChart,
    },
    ...ASSET_CLASSES.map((name) => ({
      path: routes.reportsOfClass(classId(name)),
      title: `Research reports: ${name}`,
      description: `Research reports of the class ${name}, each with its charts, its sources and the date of its data.`,
      modified: reportsOf(name)[0]?.date,
      chart: () => reportsOf(name)[0]?.cardChart,
    })),
    {
      path: routes.glossary,
      title: 'Glossary',
      description:
        'The terms of the trade that our reports use, in plain words, with the formula where there is one.',
    },
    {
      path: routes.methodology,
      title: 'Methodology',
      description:
        'How a number of ours is made, checked and corrected, and how to work one out again in twenty lines of Python.',
    },
    {
      path: routes.data,
      title: 'Data',
      description:
        'Every series of our reports and posts with its unit, period, source and licence, as CSV and JSON where the publisher permits it.',
      modified: newestReport,
    },
    ...LEGAL_SLUGS.map((slug) => {
      const { title, description, effective } = readLegal(slug);
      return { path: `/${slug}`, title, description, modified: effective };
    }),
  ];
}

/** @throws RangeError when no such page has this path */
export function publicPage(path: string): PublicPage {
  const page = publicPages().find((one) => one.path === path);
  if (!page) throw new RangeError(`No public page is at ${path}`);
  return page;
}
