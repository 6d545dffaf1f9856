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

/** One policy per kind of crawler; a crawler of no known kind gets the policy of search engines. */
export default function robots(): MetadataRoute.Robots {
  const { search, answer, train } = crawlers();
  const policy = ({ allow }: { allow: boolean }) =>
    allow ? { allow: '/', disallow: CLOSED() } : { disallow: '/' };
  return {
    rules: [
      { userAgent: ['*', ...search.names], ...policy(search) },
      { userAgent: answer.names, ...policy(answer) },
      { userAgent: train.names, ...policy(train) },
    ],
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
