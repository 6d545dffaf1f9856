import { wordsHere } from '@/lib/content/words-here';
import type { DataDownload, Dataset, Report as ReportThing, WithContext } from 'schema-dts';
import { englishHere } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { charts, units, seriesFiles, time, seriesFacts, type Series } from '@samvit/research';
import { classTitle } from '@/lib/texts/reports/asset-class';
import type { Report } from '@/lib/texts/reports/report';
import { publisherOf, languagesOfWork } from '@/lib/web/json-ld';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { firstDate } from './report-document';

export function reportJsonLd(
  report: Report,
  { product, teamLabel }: { product: string; teamLabel: string },
  origin: string,
): WithContext<ReportThing> {
  const { slug, plain, date, version, assetClass } = report;
  const url = new URL(pathHere(routes.report(slug)), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Report',
    name: plain.headline,
    headline: plain.headline,
    description: plain.cardFinding,
    url,
    mainEntityOfPage: url,
    ...languagesOfWork('Report', routes.report(slug), origin),
    articleSection: classTitle(assetClass),
    version: String(version),
    datePublished: firstDate(slug) ?? date,
    dateModified: date,
    image: new URL(routes.reportShareImage(slug), origin).href,
    author: { '@type': 'Organization', name: teamLabel, url: `${origin}/` },
    publisher: publisherOf(product, origin),
    hasPart: datasetOf(report, product, origin),
  };
}

function datasetOf(report: Report, product: string, origin: string): Dataset {
  const { slug, plain, topic, date } = report;
  const chartList = Object.values(report.charts);
  const series = chartList.flatMap((chart) => chart.series);
  const byName = new Map(series.map((one) => [one.id, seriesFacts(one)]));
  const english = englishHere();
  const download = (kind: 'csv' | 'json', encodingFormat: string): DataDownload => ({
    '@type': 'DataDownload',
    encodingFormat,
    // The files of a translated report are the English ones.
    ...(english && { inLanguage: english }),
    contentUrl: new URL(routes.reportFigures(slug, kind), origin).href,
  });
  // Data that a publisher does not let us republish is named, but has no download.
  const mayGo = charts.exportOf(wordsHere(), chartList).columns.length > 0;
  return {
    '@type': 'Dataset',
    name: text('reports.dataset.name', { topic }),
    description: text('reports.dataset.description', { headline: plain.headline }),
    url: new URL(pathHere(routes.reportEvidence(slug)), origin).href,
    creator: publisherOf(product, origin),
    dateModified: date,
    isAccessibleForFree: true,
    usageInfo: new URL(routes.terms, origin).href,
    ...temporalCoverage(series),
    variableMeasured: [...byName.values()].map(({ title, unit }) => ({
      '@type': 'PropertyValue',
      name: title,
      unitText: units.unitName(wordsHere(), unit),
    })),
    isBasedOn: seriesFiles
      .uniqueSources(series.flatMap(({ sources }) => sources))
      .map(({ publisher, title, url, licence }) => ({
        '@type': 'CreativeWork',
        name: title,
        url,
        publisher: { '@type': 'Organization', name: publisher },
        // As on the page, titles of publications are not translated.
        ...(english && { inLanguage: english }),
        ...(licence && { license: licence }),
      })),
    ...(mayGo && { distribution: [download('csv', 'text/csv'), download('json', 'application/json')] }),
  };
}

/** A range of calendar periods as an ISO 8601 interval; fiscal periods and tenors have none. */
function temporalCoverage(series: readonly Series[]): { temporalCoverage?: string } {
  const periods = series
    .flatMap(({ points }) => points.map(({ period }) => period))
    .filter(time.isCalendarPeriod)
    .sort((a, b) => time.periodPosition(a) - time.periodPosition(b));
  return periods.length > 0 ? { temporalCoverage: `${periods[0]}/${periods.at(-1)}` } : {};
}
