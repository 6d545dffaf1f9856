import localFont from 'next/font/local';

const inter = localFont({
  src: './inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
});

const devanagari = localFont({
  src: './noto-sans-devanagari.woff2',
  variable: '--font-devanagari',
  // One weight for all, so that browsers do not thicken it themselves.
  weight: '400 600',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC' }],
});

/** The class names of pages in Devanagari and of their typefaces. */
export const INTERNATIONAL = ['devanagari', inter.variable, devanagari.variable];
