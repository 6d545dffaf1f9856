import type { pictures } from '@samvit/charts';
import { chartSvg } from '@/components/charts/chart-files';
import { text } from '@/lib/content/messages';
import { cspHash } from '@/lib/platform/csp-hash';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import type { Chart } from '@samvit/research';

const HEADERS = {
  ...PUBLIC_FILE_HEADERS,
  'Content-Type': 'image/svg+xml; charset=utf-8',
};

/** A chart as an image that any site may show. @param isOneOfMany as {@link chartSvg} takes it */
export async function svgResponse(
  chart: Chart,
  variant: pictures.SvgVariant,
  isOneOfMany = false,
): Promise<Response> {
  const svg = await chartSvg(chart, variant, isOneOfMany);
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(svg) ?? [];
  const policy = `default-src 'none'; style-src ${cspHash(css)}; font-src data:`;
  return new Response(svg, { headers: { ...HEADERS, 'Content-Security-Policy': policy } });
}

export function noSuchChart(): Response {
  return new Response(text('charts.missing'), {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
