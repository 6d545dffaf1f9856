import { dataFileNamed } from '@/components/charts/chart-data';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { withAnswerCaching } from '@/lib/platform/http/public-file';
import { seriesPage, seriesPageChart, seriesWithPages } from '@/lib/texts/publication/series-pages';
import type { Series } from '@samvit/research';
import { dataResponse } from '../../data-response';
import { pngResponse } from '../../png-response';
import { noSuchChart, svgResponse } from '../../svg-response';

export const dynamic = 'force-dynamic';

type Params = { name: string[] };

/**
 * The chart of a series as an image, its values as far as they may be read, and the picture of its link previews; the
 * server in front keeps them.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const file = (await params).name.join('/');
  const data = dataFileNamed(file);
  if (data) return withAnswerCaching(await dataResponse(data, () => chartOf(data.chart)));
  const [, name = '', kind] = /^(.+)\.(svg|png)$/.exec(file) ?? [];
  const series = seriesWithPages().get(name);
  if (!series) return noSuchChart();
  return withAnswerCaching(
    kind === 'png' ? await cardOf(series) : await svgResponse(seriesPageChart(series), 'wide'),
  );
}

function chartOf(name: string) {
  const series = seriesWithPages().get(name);
  return series ? seriesPageChart(series) : null;
}

function cardOf(series: Series): Promise<Response> {
  const { path, description } = seriesPage(series);
  const chart = seriesPageChart(series);
  return pngResponse(
    {
      chart,
      kicker: site().product,
      title: chart.spec.title,
      words: description,
      check: new URL(siteOrigin()).host + path,
    },
    630,
  );
}
