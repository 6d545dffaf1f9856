import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/site/routes';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', routes.web, routes.blogSearch, routes.contactForm],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
