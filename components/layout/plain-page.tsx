import type { ReactNode } from 'react';
import { language } from '@/lib/content/locales';
import { site } from '@/lib/content/organisation';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * A page that a handler answers a form with, such as the form again with all that was typed. It needs no storage and no
 * redirect, so it works whatever fails in the database, cookies or other instances.
 */
export async function plainPage({
  title,
  status = 200,
  headers,
  children,
}: {
  title: string;
  status?: number;
  headers?: Record<string, string>;
  children: ReactNode;
}): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { product } = site();
  const html = renderToStaticMarkup(
    <html lang={language().lang}>
      {/* A whole document of ours: next/head is for pages that Next renders. */}
      {/* eslint-disable-next-line @next/next/no-head-element */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={routes.contactFormCss} />
      </head>
      <body>
        <header>
          <a href={pathHere(routes.home)}>{product}</a>
        </header>
        <main>{children}</main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { status, headers: { ...HEADERS, ...headers } });
}
