import localFont from 'next/font/local';

const newsreader = localFont({
  src: './newsreader.woff2',
  variable: '--font-newsreader',
  weight: '480',
  // No adjusted fallback font: with other widths a headline would wrap differently and the page would
  // shift.
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Times New Roman',
});

const inter = localFont({
  src: './inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

/** The class names that define the typefaces of English pages. */
export const LATIN = [newsreader.variable, inter.variable];
