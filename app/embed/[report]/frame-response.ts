import { cspHash } from '@/lib/platform/csp-hash';
import { siteOrigin } from '@/lib/platform/env';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
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
      ...PUBLIC_FILE_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${cspHash(embedCss())}`,
        // Not 'self': a sandboxed frame has no origin.
        `font-src ${siteOrigin()}`,
        'frame-ancestors *',
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; '),
    },
  });
}
