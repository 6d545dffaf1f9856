import { dataFileNamed } from '@/components/charts/chart-data';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { ownValue } from '@/lib/platform/own-value';
import { chartFiles, SHARE } from '@/lib/texts/posts/chart-files';
import { listPosts } from '@/lib/texts/posts/post';
import { routes } from '@/lib/web/routes';
import { dataResponse } from '../../../data-response';
import { pngResponse } from '../../../png-response';
import { noSuchChart, svgResponse } from '../../../svg-response';

/** The charts of a post that becomes public after the build are drawn at their first request. */
export const dynamic = 'force-static';

type Params = { slug: string; name: string };

export function generateStaticParams(): Params[] {
  return listPosts().flatMap((post) => chartFiles(post).map((name) => ({ slug: post.slug, name })));
}

/**
 * A chart of a post as a drawing or a picture, or its values; `thumbnail.svg` is drawn for small places, `post.png` is
 * the picture to share.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { slug, name } = await params;
  const post = listPosts().find((candidate) => candidate.slug === slug);
  if (!post) return noSuchChart();
  const data = dataFileNamed(name);
  if (data) return dataResponse(data, () => ownValue(post.charts, data.chart));
  const card = {
    kicker: text('charts.blog-card', { product: site().product }),
    check: new URL(siteOrigin()).host + routes.posts,
  };
  const { thumbnail } = post.charts;
  if (name === SHARE && thumbnail) return pngResponse({ ...card, chart: thumbnail, title: post.title }, 630);
  const [, chartName = '', kind] = /^([a-z][a-z0-9-]*)\.(svg|png)$/.exec(name) ?? [];
  const chart = ownValue(post.charts, chartName);
  if (!chart) return noSuchChart();
  return kind === 'svg'
    ? svgResponse(chart, chartName === 'thumbnail' ? 'card' : 'wide')
    : pngResponse({ ...card, chart, title: chart.spec.title }, 675);
}
