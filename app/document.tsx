import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { newsreaderPath } from '@/app/fonts/built-typefaces';
import { TYPEFACES } from '@/app/fonts/faces';
import { classNames } from '@/components/ui/class-names';
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
  const serif = preloadsSerif && new Intl.Locale(lang).maximize().script === 'Latn' && newsreaderPath();
  if (serif) preload(serif, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    // The script below sets data-theme and data-signed-in before React hydrates the element.
    <html lang={lang} className={classNames(...TYPEFACES)} suppressHydrationWarning>
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
