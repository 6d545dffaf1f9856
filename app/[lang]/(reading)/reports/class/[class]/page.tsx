import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReportIndex } from '@/components/reports/article/report-index';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { reportClassOf, classId } from '@/lib/texts/reports/asset-class';
import { ASSET_CLASSES } from '@/lib/texts/reports/report-schema';
import { routes } from '@/lib/web/routes';
import { ENGLISH } from '@/lib/content/locale';

type Props = { params: Promise<{ class: string }> };

/** The classes are known at build. Each has a path, because a query would make the index dynamic. */
export const dynamicParams = false;

export function generateStaticParams() {
  return ASSET_CLASSES.map((name) => ({ lang: ENGLISH, class: classId(name) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reportClass = await loadClass(params);
  return pageMetadata({ ...publicPage(routes.reportsOfClass(classId(reportClass))), feeds: ['reports'] });
}

export default async function ReportsOfClassPage({ params }: Props) {
  return <ReportIndex shown={await loadClass(params)} />;
}

async function loadClass(params: Props['params']) {
  return reportClassOf((await params).class) ?? notFound();
}
