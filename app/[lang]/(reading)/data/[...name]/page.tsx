import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { renderInLanguage, type InLanguage } from '@/app/[lang]/language';
import { JsonLd } from '@/components/layout/json-ld';
import { SeriesArticle } from '@/components/series/series-article';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { seriesJsonLd } from '@/lib/texts/publication/data-json-ld';
import { seriesChartTitle, seriesPage, seriesWithPages } from '@/lib/texts/publication/series-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

/**
 * Rendered for each request, and kept by the server in front, which knows all names: two hundred pages with charts
 * would double what a build writes.
 */
export const dynamic = 'force-dynamic';

type Props = InLanguage<{ name: string[] }>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const series = await load(props);
  return pageMetadata({
    ...seriesPage(series),
    image: { url: routes.seriesChart(series.id, 'png'), alt: seriesChartTitle(series) },
  });
}

/** One series: its last value, its chart, what people ask about it, and where it comes from. */
export default async function SeriesDataPage(props: Props) {
  const series = await load(props);
  return (
    <Container className="pb-20">
      <JsonLd data={seriesJsonLd(series, { product: site().product, origin: siteOrigin() })} />
      <SeriesArticle series={series} />
    </Container>
  );
}

/** In English alone. */
async function load(props: Props) {
  const name = (await props.params).name.join('/');
  await renderInLanguage(props, routes.dataSeries(name));
  return seriesWithPages().get(name) ?? notFound();
}
