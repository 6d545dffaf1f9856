import { readFileSync } from 'node:fs';
import path from 'node:path';

export type PageTheme = 'light' | 'dark';

/** The CSS of the palette, for documents without the site's stylesheet that follow the system or `data-theme`. */
export const PALETTE_CSS = readFileSync(path.join(process.cwd(), 'components/layout/palette.css'), 'utf8');

const COLOURS = [...PALETTE_CSS.matchAll(/--([a-z]+): light-dark\((#\w+), (#\w+)\);/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

/**
 * The value of a colour in one theme, for renderers without CSS variables.
 * @throws if the palette has no such name
 */
export function colourOf(name: string, theme: PageTheme): string {
  const colour = COLOURS.find((candidate) => candidate.name === name);
  if (!colour) throw new RangeError(`components/layout/palette.css has no colour "${name}"`);
  return colour[theme];
}

/** All colours by name, for charts in files. */
export const PALETTE = {
  light: Object.fromEntries(COLOURS.map(({ name, light }) => [name, light])),
  dark: Object.fromEntries(COLOURS.map(({ name, dark }) => [name, dark])),
};
