import type { Metadata } from 'next';
import { ReportIndex } from '@/components/reports/article/report-index';
import { TranslationNote } from '@/components/layout/translation-note';
import { currentLocale, ENGLISH } from '@/lib/content/locale';
import { listPosts } from '@/lib/texts/posts/post';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { localesOf } from '@/lib/web/translations';
import { languagesOf, renderInLanguage, type InLanguage } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = () => languagesOf(routes.reports);

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  await renderInLanguage(props);
  return pageMetadata({ ...publicPage(routes.reports), feeds: ['reports'] });
}

export default async function ReportsPage(props: InLanguage) {
  await renderInLanguage(props, routes.reports);
  const locale = currentLocale();
  const posts =
    locale === ENGLISH ? [] : listPosts().filter(({ slug }) => localesOf(routes.post(slug)).includes(locale));
  return (
    <>
      <ReportIndex posts={posts} />
      <TranslationNote path={routes.reports} />
    </>
  );
}
