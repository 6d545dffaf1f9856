import { notFound } from 'next/navigation';
import { isEmbedded } from '@/lib/provider';
import { listPosts } from '@/lib/texts/posts/post';
import { relatedReports } from '@/lib/texts/reports/related';
import { listReports, readReport } from '@/lib/texts/reports/read-report';
import type { Report } from '@/lib/texts/reports/report';
import { listAllReports, readVersion } from '@/lib/texts/reports/versions';
import { languagesOf } from '@/app/[lang]/language';
import { ENGLISH } from '@/lib/content/locale';

export type Params = { slug: string };
export type VersionParams = { slug: string; version: string };

/** For generateStaticParams of a page of each report. @param pathOf the path of that page in English */
export const inEachLanguage = (pathOf: (slug: string) => string) =>
  listReports().flatMap(({ slug }) => languagesOf(pathOf(slug)).map((language) => ({ ...language, slug })));

/** As {@link inEachLanguage}, of what has no translation. */
export const reportParams = () => listReports().map(({ slug }) => ({ lang: ENGLISH, slug }));

export const versionParams = () =>
  listAllReports().map(({ slug, version }) => ({ lang: ENGLISH, slug, version: String(version) }));

export const loadReport = async (params: Promise<Params>): Promise<Report> =>
  readReport((await params).slug) ?? notFound();

export async function loadVersion(params: Promise<VersionParams>): Promise<Report> {
  const { slug, version } = await params;
  return readVersion(slug, Number(version)) ?? notFound();
}

/** Further reading below a report. Only our own public posts are linked: with an upstream's blog they do not exist. */
export function relatedTo(report: Report) {
  const ownPosts = isEmbedded() ? listPosts() : [];
  const posts = report.related.flatMap((slug) => ownPosts.find((post) => post.slug === slug) ?? []);
  return { reports: relatedReports(report), posts: posts.map(({ slug, title }) => ({ slug, title })) };
}
