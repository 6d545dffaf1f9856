import { SeriesList } from '@/components/data/series-list';
import { SourceLine } from '@/components/reports/evidence/figure-facts';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { JsonLd } from '@/components/site/json-ld';
import { Container } from '@/components/ui/container';
import { PageHeading } from '@/components/ui/page-heading';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { dataCatalogJsonLd } from '@/lib/research/publication/data-json-ld';
import { everySeries, whyWithheld } from '@/lib/research/publication/data-series';
import { publicPage } from '@/lib/research/publication/public-pages';
import { listSeriesFiles, readSeriesFile } from '@/lib/research/series/series-file';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';

const page = publicPage(routes.data);

export const metadata = pageMetadata(page);

/** Every series with its source, those computed below the first that they are computed from. */
export default function DataPage() {
  const all = [...everySeries().values()];
  const open = all.filter((series) => whyWithheld(series) === null).length;
  return (
    <Container className="pb-20">
      <JsonLd data={dataCatalogJsonLd({ ...page, product: site().product }, siteOrigin())} />
      <PageHeading eyebrow={<Breadcrumbs page={{ name: page.title, path: page.path }} />} title="The data">
        <p>
          The {all.length} series behind our reports and posts. {open} of them can be taken along as CSV or
          JSON at addresses that stay, by people and by programs of other sites;{' '}
          <a href={routes.dataPackage}>datapackage.json</a> describes them (
          <a href="https://datapackage.org" target="_blank" rel="noopener">
            Data Package
          </a>
          ). The others can be had from the publishers named.
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
            <SeriesList series={all.filter(({ inputs }) => inputs[0] === id)} whyWithheld={whyWithheld} />
          </section>
        );
      })}
    </Container>
  );
}
