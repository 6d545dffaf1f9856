export type Theme = 'light' | 'dark';

/** The colours of a site by their names in drawing.css, in both themes. */
export type Palette = Readonly<Record<Theme, Readonly<Record<string, string>>>>;

/** The colours of one theme as CSS variables, for SVG renderers without `light-dark()`. */
export const paletteCss = (palette: Palette, theme: Theme): string =>
  Object.entries(palette[theme])
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/**
 * Styles in the light colours, for a renderer without variables and conditions.
 * @throws if the palette lacks a colour
 */
export function plainCss(css: string, palette: Palette): string {
  const conditions = css.indexOf('@media');
  return (conditions < 0 ? css : css.slice(0, conditions)).replace(
    /var\(--([a-z-]+)(?:, *var\(--([a-z-]+)\))?\)/g,
    // A variable with a default value is set by pages only.
    (_, name: string, otherwise?: string) => {
      const colour = palette.light[otherwise ?? name];
      if (colour === undefined) throw new RangeError(`The palette has no colour "${otherwise ?? name}"`);
      return colour;
    },
  );
}
