import type { MetadataRoute } from 'next';
import { LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { listPosts } from '@/lib/content/post';
import { listReports } from '@/lib/content/report';
import { siteOrigin } from '@/lib/env';
import { routes } from '@/lib/routes';

/** Every public page; a date only where the content carries one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const posts = listPosts();
  const page = (path: string, lastModified?: string): MetadataRoute.Sitemap[number] => ({
    url: new URL(path, siteOrigin()).href,
    ...(lastModified && { lastModified }),
  });
  return [
    page(routes.home),
    page(routes.about),
    page(routes.faqs),
    page(routes.blogs, posts[0]?.createdAt),
    ...posts.map((post) => page(routes.blog(post.slug), post.createdAt)),
    ...listReports().map((report) => page(routes.report(report.slug))),
    ...LEGAL_SLUGS.map((slug) => page(`/${slug}`, readLegal(slug).effective)),
  ];
}
