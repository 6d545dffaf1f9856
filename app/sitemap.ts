import type { MetadataRoute } from 'next';
import { LEGAL_SLUGS, readLegal } from '@/lib/content/legal';
import { listReports } from '@/lib/research/reports/report';
import { siteOrigin } from '@/lib/platform/env';
import { provider } from '@/lib/provider';
import { allBlogs } from '@/lib/provider/all-blogs';
import { routes } from '@/lib/site/routes';
import type { Blog } from '@/lib/contract/blog';

/** An upstream's posts may change between builds; a failed look keeps the last list. */
export const revalidate = 3600;

/** Every public page; a date only where the content carries one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await allBlogs(provider());
  const page = (path: string, lastModified?: string): MetadataRoute.Sitemap[number] => ({
    url: new URL(path, siteOrigin()).href,
    ...(lastModified && { lastModified }),
  });
  return [
    page(routes.home),
    page(routes.about),
    page(routes.faqs),
    page(routes.blogs, dateIn(posts[0])),
    ...posts.map((post) => page(routes.blog(encodeURIComponent(post.title_as_url || post.id)), dateIn(post))),
    page(routes.reports),
    page(routes.glossary),
    ...listReports().map((report) => page(routes.report(report.slug), report.date)),
    ...LEGAL_SLUGS.map((slug) => page(`/${slug}`, readLegal(slug).effective)),
  ];
}

function dateIn(post: Blog | undefined): string | undefined {
  return post && !Number.isNaN(Date.parse(post.created_at))
    ? new Date(post.created_at).toISOString()
    : undefined;
}
