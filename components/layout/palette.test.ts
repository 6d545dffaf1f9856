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
