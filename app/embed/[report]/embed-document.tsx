import type { ReactNode } from 'react';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { readReport } from '@/lib/research/reports/report';
import { embedCss } from './embed-css';
import { EmbedPage, MissingReport } from './embed-page';
import { typefaces } from '@/app/fonts/built-typefaces';

/**
 * The HTML of a report's frame, `null` if the report does not exist.
 * @param headed with the headline, for other sites
 */
export async function embedDocument(slug: string, { headed }: { headed: boolean }): Promise<string | null> {
  const report = readReport(slug);
  if (!report) return null;
  const { product, notice } = site();
  return page(
    text('embed.title', { headline: report.plain.headline, product }),
    <EmbedPage report={report} {...{ product, notice, headed }} />,
  );
}

export async function missingDocument(): Promise<string> {
  const { product } = site();
  return page(text('embed.missing-title', { product }), <MissingReport product={product} />);
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
    `<title>${escapeText(title)}</title>`,
    `<style>${embedCss()}</style></head>`,
    `<body>${renderToStaticMarkup(content)}</body></html>`,
  ].join('');
}

function escapeText(plain: string): string {
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
