import { renderChartSvg, SVG_CSS } from '@/components/charts/documents/render-svg';
import { cspHash } from '@/lib/platform/csp-hash';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import type { Chart } from '@/lib/research/charts/chart-spec';

const HEADERS = {
  ...PUBLIC_FILE_HEADERS,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${cspHash(SVG_CSS)}`,
};

/** A chart as an image that any site may show. */
export async function svgResponse(chart: Chart, variant: 'card' | 'wide'): Promise<Response> {
  return new Response(await renderChartSvg(chart, variant), { headers: HEADERS });
}

export function noSuchChart(): Response {
  return new Response('There is no such chart.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
