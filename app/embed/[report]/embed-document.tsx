import type { ReactNode } from 'react';
import type { Theme } from '@/components/charts/palette';
import { site } from '@/lib/content/site';
import { readReport } from '@/lib/reports/report';
import { EMBED_CSS } from './embed-css';
import { EmbedPage, MissingReport } from './embed-page';

type Parts = { title: string; body: string };

/** One entry a report that exists, so it cannot outgrow the content folder. */
const rendered = new Map<string, Parts>();

/** The HTML of a report's frame, `null` when there is no such report. Without a theme the reader's system decides. */
export async function embedDocument(slug: string, theme: Theme | null): Promise<string | null> {
  const known = rendered.get(slug);
  if (known) return page(known, theme);
  const report = readReport(slug);
  if (!report) return null;
  const { product, notice } = site();
  const parts = {
    title: `${report.plain.headline} - ${product}`,
    body: await render(<EmbedPage report={report} product={product} notice={notice} />),
  };
  rendered.set(slug, parts);
  return page(parts, theme);
}

/** The HTML for an address without a report. */
export async function missingDocument(theme: Theme | null): Promise<string> {
  const { product } = site();
  return page(
    { title: `No such report - ${product}`, body: await render(<MissingReport product={product} />) },
    theme,
  );
}

async function render(node: ReactNode): Promise<string> {
  // A static import of react-dom/server in a route fails the build of Next.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(node);
}

function page({ title, body }: Parts, theme: Theme | null): string {
  return [
    '<!doctype html>',
    `<html lang="en-IN"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeText(title)}</title>`,
    `<style>${EMBED_CSS}</style></head>`,
    `<body>${body}</body></html>`,
  ].join('');
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
