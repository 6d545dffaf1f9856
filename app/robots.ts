import type { MetadataRoute } from 'next';
import { crawlers } from '@/lib/content/crawlers';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { alternatesOf } from '@/lib/web/translations';

/** Paths that have no content for search engines. */
const CLOSED = () => [
  '/api/',
  routes.web,
  routes.search,
  routes.contactForm,
  ...alternatesOf(routes.web).flatMap(({ path }) => (path === routes.web ? [] : [path])),
];

/** Answers to analyses, with their charts, are without end; the page that asks may be read. */
const ENDLESS = [
  routes.analysisAnswer(''),
  `/*${routes.analysisAnswer('')}`,
  routes.analysisChart('').replace(/[^/]*$/, ''),
];

/** One policy per kind of crawler; a crawler of no known kind gets the policy of search engines. */
export default function robots(): MetadataRoute.Robots {
  const { search, answer, preview, train } = crawlers();
  const policy = ({ allow }: { allow: boolean }, more: readonly string[] = ENDLESS) =>
    allow ? { allow: '/', disallow: [...CLOSED(), ...more] } : { disallow: '/' };
  return {
    rules: [
      { userAgent: ['*', ...search.names], ...policy(search) },
      { userAgent: answer.names, ...policy(answer) },
      { userAgent: preview.names, ...policy(preview, []) },
      { userAgent: train.names, ...policy(train) },
    ],
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
