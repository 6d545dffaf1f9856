import { styleHash } from '@/components/charts/documents/style-hash';
import { siteOrigin } from '@/lib/platform/env';
import { embedCss } from './embed-css';
import { embedDocument, missingDocument } from './embed-document';

/**
 * A report as a small page for a frame, or the text for an unknown one: no script, and only the two
 * typefaces are loaded.
 */
export async function frameResponse(report: string, options: { headed: boolean }): Promise<Response> {
  const document = (await embedDocument(report, options)) ?? (await missingDocument());
  return new Response(document, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${styleHash(embedCss())}`,
        // Not 'self': a sandboxed frame has no origin.
        `font-src ${siteOrigin()}`,
        'frame-ancestors *',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
