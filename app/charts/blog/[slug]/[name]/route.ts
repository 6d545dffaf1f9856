import { listPosts } from '@/lib/research/posts/post';
import { ownValue } from '@/lib/platform/own-value';
import { noSuchChart, svgResponse } from '../../../svg-response';

export const dynamic = 'force-static';
/** Unknown addresses are answered without rendering, and nothing is kept for them. */
export const dynamicParams = false;

type Params = { slug: string; name: string };

export function generateStaticParams(): Params[] {
  return listPosts().flatMap(({ slug, charts }) =>
    Object.keys(charts).map((name) => ({ slug, name: `${name}.svg` })),
  );
}

/** A chart of a post as an image; `thumbnail.svg` is drawn for small places. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { slug, name } = await params;
  const chartName = /^([a-z][a-z0-9-]*)\.svg$/.exec(name)?.[1];
  const post = listPosts().find((candidate) => candidate.slug === slug);
  const chart = chartName && post && ownValue(post.charts, chartName);
  return chart ? svgResponse(chart, chartName === 'thumbnail' ? 'card' : 'wide') : noSuchChart();
}
