import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Theme = 'light' | 'dark';

/** The text of the palette, for documents that load no stylesheet of the site and follow the system or `data-theme`. */
export const PALETTE_CSS = readFileSync(path.join(process.cwd(), 'components/site/palette.css'), 'utf8');

const COLOURS = [...PALETTE_CSS.matchAll(/--([a-z]+): light-dark\((#\w+), (#\w+)\);/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

/**
 * The colour of a name in one theme, for renderers without CSS variables.
 * @throws for a name the palette does not have
 */
export function colourOf(name: string, theme: Theme): string {
  const colour = COLOURS.find((candidate) => candidate.name === name);
  if (!colour) throw new RangeError(`components/site/palette.css has no colour "${name}"`);
  return colour[theme];
}

/** The colours of one theme as declarations of CSS variables, for SVG renderers that do not know `light-dark()`. */
export function paletteCss(theme: Theme): string {
  return COLOURS.map((colour) => `--${colour.name}:${colour[theme]}`).join(';');
}
