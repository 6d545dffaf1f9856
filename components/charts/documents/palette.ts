/**
 * The nine colours for documents that cannot load the site's stylesheet: frames and SVG images. app/globals.css defines them;
 * a test keeps the two alike.
 */
export const PALETTE = {
  paper: { light: '#fbfaf6', dark: '#0f1216' },
  surface: { light: '#ffffff', dark: '#171c22' },
  ink: { light: '#16181d', dark: '#ece8df' },
  muted: { light: '#545b69', dark: '#a3abb8' },
  rule: { light: '#e3ded2', dark: '#2b323b' },
  peacock: { light: '#0b6660', dark: '#58c7bc' },
  marigold: { light: '#945700', dark: '#f0b54a' },
  rise: { light: '#0a7145', dark: '#4cc38a' },
  fall: { light: '#b3261e', dark: '#f0857d' },
} as const;

export type Theme = 'light' | 'dark';

/** The colours of one theme as declarations of CSS variables. */
export function paletteCss(theme: Theme): string {
  return Object.entries(PALETTE)
    .map(([name, colours]) => `--${name}:${colours[theme]}`)
    .join(';');
}
