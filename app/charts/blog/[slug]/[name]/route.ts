import { renderChartSvg, SVG_CSS } from '@/components/charts/render-svg';
import { styleHash } from '@/components/charts/style-hash';
import { listPosts } from '@/lib/content/post';

export const dynamic = 'force-static';
/** Unknown addresses are answered without rendering, and nothing is kept for them. */
export const dynamicParams = false;

type Params = { slug: string; name: string };

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash(SVG_CSS)}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
};

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
  const chart =
    chartName && post && Object.hasOwn(post.charts, chartName) ? post.charts[chartName] : undefined;
  if (!chart)
    return new Response('There is no such chart.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const svg = await renderChartSvg(chart, chartName === 'thumbnail' ? 'card' : 'wide');
  return new Response(svg, { headers: HEADERS });
}
