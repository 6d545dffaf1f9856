import { readFileSync } from 'node:fs';
import { PAPER } from './theme';

test('the browser bars have the colour of the page', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  expect(css).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`);
});
