import { dataFileNamed } from '@/components/charts/chart-data';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { ownValue } from '@/lib/platform/own-value';
import { codeFor, WHOLE } from '@/lib/texts/reports/codes';
import { listReports, readReport } from '@/lib/texts/reports/read-report';
import type { Report } from '@/lib/texts/reports/report';
import { ENGLISH } from '@/lib/content/locale';
import { chartDataEndings, routes } from '@/lib/web/routes';
import { localesOf } from '@/lib/web/translations';
import { dataResponse } from '../../../data-response';
import { pngResponse } from '../../../png-response';
import { noSuchChart, svgResponse } from '../../../svg-response';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { slug: string; name: string };

/** The picture of the whole report; verification codes use the same name, so no chart may have it. */
const SHARE = `${WHOLE}.png`;

export function generateStaticParams(): Params[] {
  return listReports().flatMap(({ slug, charts }) => [
    { slug, name: SHARE },
    ...Object.keys(charts).flatMap((chart) =>
      ['.svg', '.png', ...dataEndings(slug)].map((ending) => ({ slug, name: chart + ending })),
    ),
  ]);
}

const dataEndings = (slug: string) =>
  localesOf(routes.report(slug)).flatMap((locale) =>
    chartDataEndings(locale === ENGLISH ? undefined : locale),
  );

/** A chart of a report as SVG or PNG, its values, or the sharing picture of the whole report. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { slug, name } = await params;
  const data = dataFileNamed(name);
  if (data) return dataResponse(data, () => ownValue(readReport(slug)?.charts ?? {}, data.chart));
  return name === SHARE ? sharePicture(slug) : chartPicture(slug, name);
}

async function sharePicture(slug: string): Promise<Response> {
  const report = readReport(slug);
  if (!report) return noSuchChart();
  const { cardChart: chart, plain } = report;
  return pngResponse(
    { chart, kicker: kickerOf(report), title: plain.headline, check: checkAddress(report) },
    630,
  );
}

async function chartPicture(slug: string, name: string): Promise<Response> {
  const report = readReport(slug);
  if (!report) return noSuchChart();
  const [, chartName = '', kind] = /^([a-z][a-z0-9-]*)\.(svg|png)$/.exec(name) ?? [];
  const chart = ownValue(report.charts, chartName);
  if (!chart) return noSuchChart();
  return kind === 'svg'
    ? svgResponse(chart, 'wide')
    : pngResponse(
        {
          chart,
          kicker: kickerOf(report),
          title: chart.spec.title,
          check: checkAddress(report, chartName),
        },
        675,
      );
}

const kickerOf = ({ tag }: Report) => `${site().product} · ${tag}`;

/** The address to verify the picture's code, as one would type it. */
function checkAddress({ slug, version }: Report, chart?: string): string {
  return new URL(siteOrigin()).host + routes.verify(codeFor(slug, version, chart));
}
