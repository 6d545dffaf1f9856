import { fireEvent, screen } from '@testing-library/react';
import { startFilter } from './filter-rows';

const PAGE = `
  <div>
    <input type="search" aria-label="Filter" data-filter="table">
    <p role="status" data-none="Nothing here"></p>
  </div>
  <table>
    <tbody><tr><th>Metals</th></tr><tr><td>Gold, in dollars</td></tr><tr><td>Silver, in dollars</td></tr></tbody>
    <tbody><tr><th>Shares</th></tr><tr><td>Gold Miner</td></tr></tbody>
  </table>`;

const rowsInView = () =>
  [...document.querySelectorAll<HTMLElement>('tbody:not([hidden]) tr:not([hidden])')].map(
    ({ textContent }) => textContent,
  );
const type = (value: string) => fireEvent.input(screen.getByLabelText('Filter'), { target: { value } });

beforeAll(() => {
  document.body.innerHTML = PAGE;
  startFilter();
});

test.each([
  ['gold', ['Metals', 'Gold, in dollars', 'Shares', 'Gold Miner']],
  ['DOLLARS gold', ['Metals', 'Gold, in dollars']],
  ['  ', ['Metals', 'Gold, in dollars', 'Silver, in dollars', 'Shares', 'Gold Miner']],
  // A kind with a word is no row with it.
  ['metals', []],
])('%j leaves the rows with all of its words, and no kind without a row', (typed, expected) => {
  type(typed);
  expect(rowsInView()).toEqual(expected);
  expect(screen.getByRole('status')).toHaveTextContent(expected.length > 0 ? '' : 'Nothing here');
});

test('what was typed before the script came counts, too', () => {
  document.body.innerHTML = PAGE.replace('type="search"', 'type="search" value="silver"');
  startFilter();
  expect(rowsInView()).toEqual(['Metals', 'Silver, in dollars']);
});
