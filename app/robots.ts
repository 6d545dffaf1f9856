import type { MetadataRoute } from 'next';
import { crawlers } from '@/lib/content/crawlers';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/site/routes';

/** Of no use to anybody who looks for pages. */
const CLOSED = ['/api/', routes.web, routes.blogSearch, routes.contactForm];

/** A policy for each kind of crawler; who is of no kind is treated as a search engine. */
export default function robots(): MetadataRoute.Robots {
  const { search, answer, train } = crawlers();
  const policy = ({ allow }: { allow: boolean }) =>
    allow ? { allow: '/', disallow: CLOSED } : { disallow: '/' };
  return {
    rules: [
      { userAgent: ['*', ...search.names], ...policy(search) },
      { userAgent: answer.names, ...policy(answer) },
      { userAgent: train.names, ...policy(train) },
    ],
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
