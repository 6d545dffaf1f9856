import { analyses } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { seriesOptions } from './series-options';

const offered = [...analyses.choicesByClass(libraryHere()).values()].flat();

/** The list as a browser reads it. */
function read(html: string) {
  const select = document.createElement('select');
  select.innerHTML = html;
  return select;
}

test('all series stand under their asset class, and the chosen one is selected', () => {
  const select = read(seriesOptions(libraryHere(), 'gold-usd-oz', false));
  expect(select.value).toBe('gold-usd-oz');
  expect([...select.options].map(({ value }) => value).sort()).toEqual(
    offered.map(({ name }) => name).sort(),
  );
  expect(select.querySelectorAll('optgroup')).toHaveLength(analyses.choicesByClass(libraryHere()).size);
  expect(select.querySelectorAll('[selected]')).toHaveLength(1);
});

test('none may be chosen where that is offered', () => {
  const select = read(seriesOptions(libraryHere(), '', true));
  expect([select.value, select.options.length]).toEqual(['', offered.length + 1]);
});

test('a series that is not offered, but was asked for, is there too', () => {
  const other =
    [...analyses.analysableSeries(libraryHere())].find(
      (name) => !offered.some((choice) => choice.name === name),
    ) ?? '';
  const select = read(seriesOptions(libraryHere(), other, true));
  expect(other).not.toBe('');
  expect(select.value).toBe(other);
  expect(select.options).toHaveLength(offered.length + 2);
});
