import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ErrorWords } from '@/components/site/error-message';
import { INLINE_SCRIPTS } from '@/components/site/inline-scripts';
import { colourOf } from '@/components/site/palette';
import { language } from '@/lib/content/locales';
import { templates, text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import './globals.css';

const newsreader = localFont({
  src: './fonts/newsreader.woff2',
  variable: '--font-newsreader',
  weight: '480',
  // No adjusted fallback font: with other widths a headline would wrap differently and the page would
  // shift.
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

const inter = localFont({
  src: './fonts/inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: site().product,
  description: site().description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colourOf('paper', 'light') },
    { media: '(prefers-color-scheme: dark)', color: colourOf('paper', 'dark') },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below sets data-theme and data-signed-in before React hydrates the element.
    <html
      lang={language().lang}
      className={`${newsreader.variable} ${inter.variable}`}
      suppressHydrationWarning
    >
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
          words={{ ...templates('pages.error', ['title', 'text', 'retry']), home: text('pages.home') }}
        >
          {children}
        </ErrorWords>
      </body>
    </html>
  );
}
