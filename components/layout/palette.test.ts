import { readFileSync } from 'node:fs';
import { colourOf } from './palette';

test('the icon, which loads no stylesheet, has the colours of the palette', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  expect(icon.match(/#\w{6}/g)).toEqual([
    colourOf('peacock', 'light'),
    colourOf('paper', 'light'),
    colourOf('peacock', 'dark'),
    colourOf('paper', 'dark'),
  ]);
});
