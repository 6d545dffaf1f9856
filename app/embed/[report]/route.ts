import { styleHash } from '@/components/charts/documents/style-hash';
import { listReports } from '@/lib/research/reports/report';
import { NO_SUCH_FRAME } from '@/lib/routes';
import { EMBED_CSS } from './embed-css';
import { embedDocument, missingDocument } from './embed-document';

export const dynamic = 'force-static';
/** Unknown addresses are answered without rendering, and nothing is kept for them. */
export const dynamicParams = false;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
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

type Params = { report: string };

/** One for each report, and one that says that there is none. */
export function generateStaticParams(): Params[] {
  return [...listReports().map(({ slug }) => ({ report: slug })), { report: NO_SUCH_FRAME }];
}

/**
 * A report as a small page for a frame, here or on any other site: no script, nothing loaded. It is light or dark as the
 * system is; on our own pages the switch in the header turns it too, by `data-theme`.
 */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { report } = await params;
  return new Response((await embedDocument(report)) ?? (await missingDocument()), { headers: HEADERS });
}
