import { Fragment } from 'react';
import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { AsOf } from '@/components/layout/as-of';
import { CheckLine, SourceLine } from '@/components/reports/evidence/figure-facts';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { richText } from '@/components/layout/rich-text';
import { Container } from '@/components/ui/container';
import { LINK } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { askingIsOn, ownWord, siteOrigin } from '@/lib/platform/env';
import { findings, seriesFiles, freshness, analyses, units, type Series } from '@samvit/research';
import { dataCatalogJsonLd } from '@/lib/texts/publication/data-json-ld';
import { whyWithheld, everySeries } from '@/lib/texts/publication/data-series';
import { isMarkedLate } from '@/lib/texts/publication/late-mark';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { formulaText } from '@/lib/web/formula-text';
import { pageMetadata } from '@/lib/web/metadata';
import { routes } from '@/lib/web/routes';
import { formatPeriod } from '@/lib/web/period';
import { englishOnly } from '@/app/[lang]/language';

export const dynamicParams = false;

export const generateStaticParams = englishOnly;

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
            own: ownWord(),
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
        <AsOf
          age={freshness.ageOf(libraryHere(), series)}
          next={text('pages.data.next', { mark: text('pages.data.late') })}
        />
      </PageHeading>
      {findings.assetClassSchema.options.map((name) => {
        const files = seriesFiles
          .listSeriesFiles(libraryHere())
          .filter((id) => findings.assetClassOf(libraryHere(), id) === name)
          .map((id) => ({ id, series: series.filter(({ inputs }) => inputs[0] === id) }));
        return (
          <section key={name} className="mt-16 first-of-type:mt-0">
            <h2 className="text-2xl">{text(`reports.classes.${name.replace(' ', '-')}`)}</h2>
            {files
              .filter((file) => !isOneWithheld(file))
              .map((file) => (
                <SeriesFile key={file.id} {...file} />
              ))}
            <WithheldSeries series={files.filter(isOneWithheld).flatMap((file) => file.series)} />
          </section>
        );
      })}
    </Container>
  );
}

type FileOfSeries = { id: string; series: readonly Series[] };

/** Whether a file is of one series that is not passed on, and nothing is computed from it: a line says all of it. */
const isOneWithheld = ({ series: [first, ...others] }: FileOfSeries): boolean =>
  first !== undefined && others.length === 0 && whyWithheld(first) !== null;

/**
 * Series without files, a line each, below the sources that they have in common; what they were checked against is in
 * their analyses, to which their titles lead.
 */
function WithheldSeries({ series }: { series: readonly Series[] }) {
  if (series.length === 0) return null;
  return (
    <section className="mt-8 border-t border-ink pt-4 text-sm text-muted">
      <p>{text('pages.data.withheld')}</p>
      {bySources(series).map((group) => (
        <Fragment key={group[0]?.id}>
          <p className="mt-4 [&_a]:text-peacock [&_a]:underline">
            {group[0]?.sources.map((source, i) => (
              <Fragment key={source.publisher + source.title}>
                {i > 0 && '; '}
                <SourceLine source={source} />
              </Fragment>
            ))}
          </p>
          <ul>
            {group.map((one) => (
              <li key={one.id} id={anchorOf(one.id)} className="border-t border-rule py-2 target:bg-surface">
                <h3 className="font-sans text-base font-medium text-ink">
                  <TitleLink {...one} />
                </h3>
                {factsOf(one)} {one.inputs[0] !== undefined && <LateMark id={one.inputs[0]} />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

/** Of a file whose publisher has had a newer value for long; the date at the head of the page says what it means. */
const LateMark = ({ id }: { id: string }) =>
  isMarkedLate(id) && <span className="font-sans text-xs text-muted">{text('pages.data.late')}</span>;

function TitleLink({ id, title }: Series) {
  const analysis = analysisOf(id);
  if (analysis === null) return title;
  return (
    <a href={routes.analysisAnswer(analysis)} rel="nofollow" className={LINK}>
      {title}
    </a>
  );
}

/** Those of the same sources together, in the order of the first of each. */
function bySources(seriesList: readonly Series[]): Series[][] {
  const groups = new Map<string, Series[]>();
  for (const one of seriesList) {
    const key = JSON.stringify(one.sources);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** `INR per share, monthly, January 2005 to August 2026`. */
const factsOf = ({ unit, frequency, points }: Series): string =>
  text('pages.data.series', {
    unit: units.unitName(wordsHere(), unit),
    frequency,
    first: formatPeriod(points[0]?.period ?? ''),
    last: formatPeriod(points.at(-1)?.period ?? ''),
  });

const anchorOf = (id: string) => routes.dataSeries(id).split('#')[1];

/** The analysis of a series to which this page leads, if analyses are on. */
const analysisOf = (id: string) => (askingIsOn() ? analyses.analysisOfSeries(libraryHere(), id) : null);

/** A file of content/series: its sources, with what it was compared, and the series that rest on it. */
function SeriesFile({ id, series }: FileOfSeries) {
  const { title, sources, checks } = seriesFiles.readSeriesFile(libraryHere(), id);
  return (
    <section className="mt-8 border-t border-ink pt-4">
      <h3 className="text-xl">
        {title} <LateMark id={id} />
      </h3>
      <ul className="mt-2 max-w-measure text-sm text-muted [&_a]:text-peacock [&_a]:underline">
        {sources.map((source) => (
          <li key={source.publisher + source.title}>
            <SourceLine source={source} />
          </li>
        ))}
        {checks.map((check) => (
          <li key={check.publisher + check.title + check.range.from}>
            <CheckLine check={check} />
          </li>
        ))}
      </ul>
      <SeriesList series={series} whyWithheld={whyWithheld} />
    </section>
  );
}

/** Series with their unit, period and formula, and their files or the reason why there are none. */
function SeriesList({
  series,
  whyWithheld,
}: {
  series: readonly Series[];
  whyWithheld: (series: Series) => string | null;
}) {
  return (
    <ul className="mt-4">
      {series.map((one) => {
        const { id, title, column, formula } = one;
        const why = whyWithheld(one);
        const name = column ?? title;
        const analysis = analysisOf(id);
        return (
          <li
            key={id}
            id={anchorOf(id)}
            className="grid gap-x-8 gap-y-1 border-t border-rule py-3 target:bg-surface md:grid-cols-[1fr_16rem]"
          >
            <div>
              <h4 className="font-sans text-base font-medium first-letter:uppercase">{name}</h4>
              <p className="text-sm text-muted">{factsOf(one)}</p>
              {formula && <p className="text-sm text-muted">{formulaText(formula)}</p>}
            </div>
            <p className="text-sm text-muted">
              {why ??
                (['csv', 'json'] as const).map((kind) => (
                  <a
                    key={kind}
                    href={routes.dataFile(id, kind)}
                    aria-label={text('pages.data.file', { name, format: kind.toUpperCase() })}
                    className={`${LINK} mr-4`}
                  >
                    {kind.toUpperCase()}
                  </a>
                ))}
              {analysis !== null && (
                <a
                  href={routes.analysisAnswer(analysis)}
                  rel="nofollow"
                  aria-label={text('pages.data.analysis-of', { name })}
                  className={`${LINK} mt-2 block min-h-6 w-fit`}
                >
                  {text('pages.data.analysis')}
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
