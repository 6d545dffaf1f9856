import { SeriesList } from '@/components/data/series-list';
import { SourceLine } from '@/components/reports/evidence/figure-facts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { dataCatalogJsonLd } from '@/lib/research/publication/data-json-ld';
import { everySeries, whyWithheld } from '@/lib/research/publication/data-series';
import { publicPage } from '@/lib/research/publication/public-pages';
import { listSeriesFiles, readSeriesFile } from '@/lib/research/series/series-file';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';

export const generateMetadata = () => pageMetadata(publicPage(routes.data));

/** Every series with its source, those computed below the first that they are computed from. */
export default function DataPage() {
  const page = publicPage(routes.data);
  const series = [...everySeries().values()];
  const open = series.filter((each) => whyWithheld(each) === null).length;
  return (
    <Container className="pb-20">
      <JsonLd data={dataCatalogJsonLd({ ...page, product: site().product }, siteOrigin())} />
      <PageHeading
        eyebrow={<Breadcrumbs page={{ name: page.title, path: page.path }} />}
        title={text('pages.data.heading')}
      >
        <p>
          {richText('pages.data.lead', {
            all: series.length,
            open,
            file: (words) => <a href={routes.dataPackage}>{words}</a>,
            format: (words) => (
              <a href="https://datapackage.org" target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
      </PageHeading>
      {listSeriesFiles().map((id) => {
        const { title, sources } = readSeriesFile(id);
        return (
          <section key={id} className="mt-12 border-t border-ink pt-4 first-of-type:mt-0">
            <h2 className="text-xl">{title}</h2>
            <ul className="mt-2 max-w-measure text-sm text-muted">
              {sources.map((source) => (
                <li key={source.publisher + source.title} className="[&_a]:text-peacock [&_a]:underline">
                  <SourceLine source={source} />
                </li>
              ))}
            </ul>
            <SeriesList series={series.filter(({ inputs }) => inputs[0] === id)} whyWithheld={whyWithheld} />
          </section>
        );
      })}
    </Container>
  );
}
