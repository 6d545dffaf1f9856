import { libraryHere } from '@/lib/texts/library-here';
import { getSeries } from '../series/get-series';
import { listSeriesFiles, readSeriesFile } from '../series/series-file';
import { seriesOfGroup, subjects, type Group } from './subject';

// What an owner had or paid beside a value decides which cautions stand beside it: it follows from what is held.

const leftOut = (id: string) => readSeriesFile(libraryHere(), id).leavesOut.join(' and ');
const measureOf = (id: string) => subjects(libraryHere()).get(id)?.measure ?? '';
const fileIds = (group: Group) => seriesOfGroup(libraryHere(), group).filter((id) => !id.includes('/'));

test.each<[Group, string]>([
  ['shares', 'dividends and costs'],
  ['indices', 'dividends and costs'],
  ['funds', ''],
])('%s leave out: %s', (group, expected) => {
  const ids = fileIds(group);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.map((id) => [id, leftOut(id)])).toEqual(ids.map((id) => [id, expected]));
});

test('funds say that costs are taken out and dividends are in, and which plan it is', () => {
  for (const id of fileIds('funds')) {
    const plan = id.endsWith('-direct') ? 'direct' : 'regular';
    expect(measureOf(id)).toMatch(
      new RegExp(` fund, ${plan} plan, growth: .* after costs and with dividends, INR per unit$`),
    );
    expect(readSeriesFile(libraryHere(), id).title).toMatch(new RegExp(`, ${plan} plan, growth$`));
  }
});

const totalReturn = [...subjects(libraryHere()).values()].filter(({ name }) => /total return/.test(name));

const yearsOf = (id: string) => getSeries(libraryHere(), id).points.length / 12;

/** How many times as much the second became of what the first became, over all months of both. */
function outgrowth(first: string, second: string): number {
  const values = new Map(getSeries(libraryHere(), first).points.map(({ period, value }) => [period, value]));
  const shared = getSeries(libraryHere(), second).points.flatMap(({ period, value }) => {
    const other = values.get(period);
    return typeof value === 'number' && typeof other === 'number' ? [value / other] : [];
  });
  const [start = NaN, end = NaN] = [shared[0], shared.at(-1)];
  return end / start;
}

test('total return indices leave out costs alone, and grew 0.3% to 4% a year more than their index', () => {
  expect(totalReturn.length).toBeGreaterThan(10);
  for (const { id, group } of totalReturn) {
    expect([id, leftOut(id), group]).toEqual([id, 'costs', undefined]);
    const yearly = outgrowth(id.replace('-tri', ''), id) ** (1 / yearsOf(id)) - 1;
    expect([id, yearly > 0.003 && yearly < 0.04]).toEqual([id, true]);
  }
});

test('the direct plan of a fund grew by less than 2% a year more than the regular one', () => {
  const files = listSeriesFiles(libraryHere());
  const pairs = files.filter((id) => id.endsWith('-direct') && files.includes(id.replace('-direct', '')));
  expect(pairs.length).toBeGreaterThan(3);
  for (const id of pairs) {
    const yearly = outgrowth(id.replace('-direct', ''), id) ** (1 / yearsOf(id)) - 1;
    expect([id, yearly > 0 && yearly < 0.02]).toEqual([id, true]);
  }
});
