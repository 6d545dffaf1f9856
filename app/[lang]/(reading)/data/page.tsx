import { englishOnly } from '@/app/[lang]/language';
import { AsOf } from '@/components/layout/as-of';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { HowWeWork } from '@/components/layout/how-we-work';
import { JsonLd } from '@/components/layout/json-ld';
import { richText } from '@/components/layout/rich-text';
import { SeriesTable } from '@/components/series/series-table';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { ownWord, siteOrigin } from '@/lib/platform/env';
import { libraryHere } from '@/lib/texts/library-here';
import { dataCatalogJsonLd } from '@/lib/texts/publication/data-json-ld';
import { openSeries } from '@/lib/texts/publication/data-series';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { seriesWithPages } from '@/lib/texts/publication/series-pages';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { freshness } from '@samvit/research';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

export const generateMetadata = () => pageMetadata(publicPage(routes.data));

/** The series that people know in one table; where each comes from stands on its own page. */
export default function DataPage() {
  const page = publicPage(routes.data);
  const all = [...seriesWithPages().values()];
  return (
    <Container className="pb-20">
      <JsonLd data={dataCatalogJsonLd({ ...page, product: site().product }, siteOrigin())} />
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: page.title, path: page.path }} />}
        title={text('pages.data.heading')}
      >
        <p>
          {richText('pages.data.lead', {
            own: ownWord(),
            all: all.length,
            open: openSeries().length,
            file: (words) => <a href={routes.dataPackage}>{words}</a>,
            format: (words) => (
              <a href="https://datapackage.org" target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
        <AsOf
          age={freshness.ageOf(libraryHere(), all)}
          next={text('pages.data.next', { mark: text('pages.data.late') })}
        />
      </PageHeading>
      <HowWeWork current={routes.data} />
      <SeriesTable />
    </Container>
  );
}
