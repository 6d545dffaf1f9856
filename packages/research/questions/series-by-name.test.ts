import { libraryHere } from '@/lib/texts/library-here';
import { choicesByClass, choiceTitle } from '../answers/choices';
import { LONGEST_FIELD } from '../answers/fields';
import { commonSeries, fieldText, seriesByName } from './series-by-name';

const choices = [...choicesByClass(libraryHere()).values()].flat().map(({ name }) => name);
const named = (typed: string) => seriesByName(libraryHere(), typed, 'growth');

test.each([
  ['gold-inr-10g', 'gold-inr-10g'],
  ['nvidia-years/revenue', 'nvidia-years/revenue'],
  ['nvidia-years.revenue', 'nvidia-years/revenue'],
  ['Gold in rupees, monthly average', 'gold-inr-10g'],
  ['gold in rupees', 'gold-inr-10g'],
  ['GOLD', 'gold-inr-10g'],
  ['sona', 'gold-inr-10g'],
  ['सोना', 'gold-inr-10g'],
  ['price of gold', 'gold-inr-10g'],
  ['gold scheme', 'gold-inr-10g'],
  ['gold in dollars', 'gold-usd-oz'],
  ['relaince', 'reliance-close'],
  ['Infosys share', 'infosys-close'],
  ['nifty midcap', 'nifty-midcap-150-monthly'],
])('%s is %s', (typed, name) => expect(named(typed)).toEqual({ name }));

test.each([
  ['hdfc', ['hdfc-bank-close', 'fund-hdfc-flexi-cap', 'fund-hdfc-sensex']],
  ['crypto', ['bitcoin-monthly', 'ether-monthly']],
])('%s may be several', (typed, near) => expect(named(typed)).toEqual({ near }));

test('a name of several series has one meaning where these do not differ in what is asked', () =>
  expect(seriesByName(libraryHere(), 'bonds', 'level')).toEqual({ name: 'india-10y' }));

test.each([
  ['gold and silver', 'gold-silver-ratio'],
  ['infos', 'infosys-close'],
  ['flexi cap scheme', 'fund-parag-parikh-flexi-cap'],
])('the nearest of %s begin with %s', (typed, first) =>
  expect(named(typed)).toMatchObject({ near: expect.arrayContaining([first]) }),
);

test('what resembles no name has none that is near', () => expect(named('xyzzy')).toEqual({ near: [] }));

test('what the form writes for a series is read as that series', () => {
  for (const library of libraryHere().all)
    for (const name of choices) {
      const written = fieldText(library, name);
      expect(written.length).toBeLessThanOrEqual(LONGEST_FIELD);
      expect(seriesByName(library, written, 'growth')).toEqual({ name });
    }
});

test('a title is what the form writes, unless it is that of several', () => {
  const titles = choices.map((name) => choiceTitle(libraryHere(), name));
  const once = choices.filter(
    (_, i) => titles.indexOf(titles[i] ?? '') === titles.lastIndexOf(titles[i] ?? ''),
  );
  expect(
    choices.filter((name) => fieldText(libraryHere(), name) === choiceTitle(libraryHere(), name)),
  ).toEqual(once);
});

test('the common series are such as the form offers', () =>
  expect(commonSeries(libraryHere()).filter((name) => !choices.includes(name))).toEqual([]));
