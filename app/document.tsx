import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import './globals.css';
import { typefacePath } from '@/app/fonts/built-typefaces';
import { language } from '@/lib/content/locales';
import { templates, text } from '@/lib/content/messages';
import { ErrorWords } from '@/components/site/error-message';
import { INLINE_SCRIPTS } from '@/components/site/inline-scripts';

/**
 * The outermost elements of a page. Each part of the site with a language of its own has a layout that
 * renders them; app/layout.tsx, above them all, cannot know the language.
 */
export function Document({
  children,
  preloadsSerif = true,
}: {
  children: ReactNode;
  /** False for the page of unknown addresses: Next renders it, in English, with every page of every language. */
  preloadsSerif?: boolean;
}) {
  const { lang } = language();
  // Pages in another script have another typeface for headings; see app/globals.css.
  const hasSerif = preloadsSerif && new Intl.Locale(lang).maximize().script === 'Latn';
  for (const family of hasSerif ? (['Inter', 'Newsreader'] as const) : (['Inter'] as const)) {
    const path = typefacePath(family);
    if (path) preload(path, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  }
  return (
    // The script below sets data-theme and data-signed-in before React hydrates the element.
    <html lang={lang} suppressHydrationWarning>
      <head>
        {INLINE_SCRIPTS.map(({ type, code, pageScript, reportsErrors }) => (
          <script
            key={code}
            type={type}
            data-page-script={pageScript}
            data-reports-errors={reportsErrors || undefined}
            dangerouslySetInnerHTML={{ __html: code }}
          />
        ))}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {text('site.skip')}
        </a>
        <ErrorWords
          words={{ ...templates('site.error', ['title', 'text', 'retry']), home: text('site.home') }}
        >
          {children}
        </ErrorWords>
      </body>
    </html>
  );
}
