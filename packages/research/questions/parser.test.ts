import { libraryHere } from '@/lib/texts/library-here';
import { partsOf } from './parser';
import { rowsOf } from './rows';
import { tokensOf } from './spelling';

test.each([
  'gold 10 year ',
  '2012 1999 ',
  'since the start of ',
  'bond us bond ',
  '1 lakh 20 hazaar ',
  'vs ',
  'सोना से पहले ',
])('the parts of a question are bounded: %s', (words) => {
  const tokens = tokensOf(libraryHere(), words.repeat(90));
  expect(tokens).toHaveLength(80);
  expect(partsOf(libraryHere(), tokens).flat().length).toBeLessThanOrEqual(2_000);
  expect(rowsOf(libraryHere(), tokens).length).toBeLessThanOrEqual(6);
});

test('a row has every word once', () => {
  const tokens = tokensOf(libraryHere(), 'kitna badha sona, frobnicate 2012 se 2019 tak rupaye me?');
  for (const { pieces } of rowsOf(libraryHere(), tokens))
    expect(pieces.flatMap(({ phrase }) => phrase.split(' '))).toEqual(tokens.map(({ word }) => word));
});
