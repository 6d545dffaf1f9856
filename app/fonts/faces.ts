import localFont from 'next/font/local';
// Together with the faces, so that a page loads one stylesheet.
import '../globals.css';

const newsreader = localFont({
  src: './newsreader.woff2',
  variable: '--font-newsreader',
  weight: '480',
  // No adjusted fallback font: with other widths a headline would wrap differently and the page would
  // shift.
  display: 'optional',
  // app/document.tsx does, for the languages that use it.
  preload: false,
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

/** The class names that define the typefaces; Devanagari's is in app/globals.css. */
export const TYPEFACES = [newsreader.variable, inter.variable];
