import { readFileSync } from 'node:fs';
import { colourOf, PALETTE, PALETTE_CSS } from './palette';

test('the icon, which loads no stylesheet, has the colours of the palette', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  expect(icon.match(/#\w{6}/g)).toEqual([
    colourOf('peacock', 'light'),
    colourOf('paper', 'light'),
    colourOf('peacock', 'dark'),
    colourOf('paper', 'dark'),
  ]);
});

test('files have both themes of every colour', () => {
  const declared = PALETTE_CSS.match(/^ +--\w+:/gm)?.length ?? 0;
  const [light, dark] = [Object.values(PALETTE.light), Object.values(PALETTE.dark)];
  expect(light).toHaveLength(declared);
  expect(dark).toHaveLength(declared);
  expect(light.filter((colour) => dark.includes(colour))).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'gains and losses are legible in the %s theme: WCAG 2.2, 1.4.3',
  (theme) => {
    for (const name of ['rise', 'fall'])
      for (const ground of ['paper', 'surface'])
        expect(contrast(colourOf(name, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
  },
);

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
