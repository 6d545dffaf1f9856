import type { ReactNode } from 'react';
import { typefaces } from '@/app/fonts/built-typefaces';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { cspHash } from '@/lib/platform/csp-hash';
import { siteOrigin } from '@/lib/platform/env';
import { escapeHtml } from '@/lib/platform/escape-html';
import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';
import { readReport } from '@/lib/texts/reports/read-report';
import { embedCss } from './embed-css';
import { EmbedPage, MissingReport } from './embed-page';

/**
 * A report as a small page for a frame, or the text for an unknown one: no script, and only the two
 * typefaces are loaded.
 * @param headed with the headline, for other sites
 */
export async function frameResponse(slug: string, { headed }: { headed: boolean }): Promise<Response> {
  return new Response(await frameOf(slug, headed), {
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

function frameOf(slug: string, headed: boolean): Promise<string> {
  const report = readReport(slug);
  const { product, notice } = site();
  if (!report) return page(text('embed.missing-title', { product }), <MissingReport product={product} />);
  return page(
    text('embed.title', { headline: report.plain.headline, product }),
    <EmbedPage report={report} product={product} notice={notice} headed={headed} />,
  );
}

async function page(title: string, content: ReactNode): Promise<string> {
  // Imported dynamically: Next's build rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return [
    '<!DOCTYPE html>',
    `<html lang="${language().lang}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    typefaces().preloads,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${embedCss()}</style></head>`,
    `<body>${renderToStaticMarkup(content)}</body></html>`,
  ].join('');
}
