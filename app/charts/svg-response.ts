import { renderChartSvg, SVG_CSS } from '@/components/charts/documents/render-svg';
import { styleHash } from '@/components/charts/documents/style-hash';
import type { Chart } from '@/lib/research/charts/chart-spec';

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash(SVG_CSS)}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
};

/** A chart as an image that any site may show. */
export async function svgResponse(chart: Chart, variant: 'card' | 'wide'): Promise<Response> {
  return new Response(await renderChartSvg(chart, variant), { headers: HEADERS });
}

/** The 404 for an unknown chart name. */
export function noSuchChart(): Response {
  return new Response('There is no such chart.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
