import type { Theme } from '@/components/charts/palette';
import { styleHash } from '@/components/charts/style-hash';
import { EMBED_CSS } from './embed-css';
import { embedDocument, missingDocument } from './embed-document';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${styleHash(EMBED_CSS)}`,
    'frame-ancestors *',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** A report as a small page for a frame, here or on any other site: no script, nothing loaded. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ report: string }> },
): Promise<Response> {
  const { report } = await params;
  const theme = themeOf(new URL(request.url).searchParams.get('theme'));
  const html = await embedDocument(report, theme);
  if (html === null) return new Response(await missingDocument(theme), { status: 404, headers: HEADERS });
  return new Response(html, { headers: { ...HEADERS, 'Cache-Control': 'public, max-age=3600' } });
}

function themeOf(value: string | null): Theme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
