import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import './globals.css';
import { typefacePath } from '@/app/fonts/built-typefaces';
import { language } from '@/lib/content/locales';
import { templates, text } from '@/lib/content/messages';
import { ErrorWords } from '@/components/layout/error-message';
import { INLINE_SCRIPTS } from '@/components/layout/inline-scripts';

/** The files of app/fonts that app/globals.css has for pages in a script. */
const TYPEFACES: Readonly<Record<string, readonly string[]>> = {
  Latn: ['inter', 'newsreader'],
  Deva: ['inter-450', 'noto-sans-devanagari'],
};

/**
 * The outermost elements of a page, in its language: of app/[lang]/layout.tsx and of app/not-found.tsx.
 */
export function Html({
  children,
  preloadsTypefaces = true,
}: {
  children: ReactNode;
  /** False for the page of unknown addresses: Next renders it, in English, with every page of every language. */
  preloadsTypefaces?: boolean;
}) {
  const { lang } = language();
  const script = new Intl.Locale(lang).maximize().script ?? '';
  for (const file of (preloadsTypefaces && TYPEFACES[script]) || []) {
    const path = typefacePath(file);
    if (path) preload(path, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  }
  return (
    // The script below sets data-theme and data-signed-in before React hydrates the element.
    <html lang={lang} suppressHydrationWarning>
      <head>
        {INLINE_SCRIPTS.map(({ type, code, pageScript }) => (
          <script
            key={code}
            type={type}
            data-page-script={pageScript}
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
