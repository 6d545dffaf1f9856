import { inForceFrom, LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { descriptionText, titleText } from '@/lib/content/messages';
import { faq, site } from '@/lib/content/organisation';
import { askingIsOn, ownWord } from '@/lib/platform/env';
import type { Chart } from '@samvit/research';
import { landing } from '@/lib/texts/landing';
import { listPosts } from '@/lib/texts/posts/post';
import { newestReports } from '@/lib/texts/reports/newest-reports';
import { listReports } from '@/lib/texts/reports/read-report';
import { routes } from '@/lib/web/routes';

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
  const newestReport = listReports()
    .map(({ date }) => date)
    .reduce((a, b) => (a > b ? a : b));
  return [
    { path: routes.home, title: landing().meta.title, description: site().description },
    {
      path: routes.about,
      title: titleText('about.title'),
      description: descriptionText('about.description'),
    },
    {
      path: routes.faqs,
      title: titleText('faqs.title'),
      description: descriptionText('faqs.description', { count: faq().length }),
    },
    {
      path: routes.posts,
      title: titleText('publication.posts.title', { page: 1 }),
      description: descriptionText('publication.posts.description', { own: ownWord() }),
      chart: () => listPosts()[0]?.charts.thumbnail,
    },
    {
      path: routes.reports,
      title: titleText('reports.index.title'),
      description: descriptionText('reports.index.description'),
      modified: newestReport,
      chart: () => newestReports()[0]?.cardChart,
    },
    ...(askingIsOn()
      ? [
          {
            path: routes.analysis,
            title: titleText('analysis-page.title'),
            description: descriptionText('analysis-page.description'),
          },
          {
            path: routes.analysisOwn,
            title: titleText('own-data.page.title'),
            description: descriptionText('own-data.page.description'),
          },
        ]
      : []),
    {
      path: routes.glossary,
      title: titleText('pages.glossary.title'),
      description: descriptionText('pages.glossary.description'),
    },
    {
      path: routes.data,
      title: titleText('pages.data.title'),
      description: descriptionText('pages.data.description', { own: ownWord() }),
      modified: newestReport,
    },
    {
      path: routes.methodology,
      title: titleText('methodology.title'),
      description: descriptionText('methodology.description'),
    },
    {
      path: routes.corrections,
      title: titleText('corrections.title'),
      description: descriptionText('corrections.description'),
      modified: newestReport,
    },
    ...LEGAL_SLUGS.map((slug) => {
      const legal = readLegal(slug);
      const { title, description } = legal;
      return { path: `/${slug}`, title, description, modified: inForceFrom(legal) };
    }),
  ];
}

/** @throws RangeError when no such page has this path */
export function publicPage(path: string): PublicPage {
  const page = publicPages().find((one) => one.path === path);
  if (!page) throw new RangeError(`No public page is at ${path}`);
  return page;
}
