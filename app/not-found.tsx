import type { Metadata } from 'next';
import { typefacePath } from '@/app/fonts/built-typefaces';
import { Html } from '@/app/html';
import { SiteShell } from '@/components/layout/site-shell';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';

export const metadata: Metadata = { title: text('pages.not-found.title') };

export default function NotFound() {
  const headline = typefacePath('newsreader');
  return (
    <Html preloadsTypefaces={false}>
      {/* As markup: React would load what an element names with every page, since each has this one beside it. */}
      {headline && (
        <div
          hidden
          dangerouslySetInnerHTML={{
            __html: `<link rel="preload" as="font" type="font/woff2" crossorigin href="${headline}">`,
          }}
        />
      )}
      <SiteShell getStarted="app">
        <Container className="grid items-center gap-12 py-12 md:py-28 lg:grid-cols-2">
          <div>
            <p className="font-serif text-5xl leading-none text-peacock tabular">404</p>
            <h1 className="mt-5 text-3xl">{text('pages.not-found.heading')}</h1>
            <p className="mt-4 max-w-[46ch] text-muted">{text('pages.not-found.text')}</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <a href={routes.home} className={buttonClass('primary', 'max-sm:w-full')}>
                {text('site.home')}
              </a>
              {askingIsOn() && (
                <a href={routes.analysis} className={buttonClass('quiet')}>
                  {text('site.links.ask')}
                </a>
              )}
              <a href={routes.search} className={buttonClass('quiet')}>
                {text('search.title')}
              </a>
            </p>
          </div>
          <BrokenSeries />
        </Container>
      </SiteShell>
    </Html>
  );
}

/** A decorative chart: a series with a missing value. */
function BrokenSeries() {
  return (
    <svg viewBox="0 0 480 240" aria-hidden="true" className="w-full fill-none max-lg:max-w-sm">
      <path d="M0 60h480M0 120h480M0 180h480" className="stroke-rule" />
      <path d="M0 230h480" className="stroke-ink" />
      <g className="stroke-peacock" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="m4 196 44-20 40 12 44-38 40 8 40-30" />
        <path d="m320 92 36 14 40-44 40 8 40-40" />
        <path d="M212 128 320 92" strokeDasharray="0.1 9" />
      </g>
      <circle cx="212" cy="128" r="5" className="fill-paper stroke-peacock" strokeWidth="2.5" />
      <circle cx="320" cy="92" r="5" className="fill-paper stroke-peacock" strokeWidth="2.5" />
    </svg>
  );
}
