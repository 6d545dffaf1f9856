import { libraryHere } from '@/lib/texts/library-here';
import { figures, getSeries } from '@samvit/research';
import { parseProse } from '@/lib/texts/prose/parse-prose';
import { watchItem } from './watch';
import { listReports } from './read-report';

const gold = (at: string) =>
  figures.computeFigure(libraryHere(), { formula: 'value', series: 'gold-usd-oz', at, format: 'usd' });
const text = parseProse('A price');
const item = (more: object, until = '2026-07') =>
  watchItem(
    {
      text: 'A price',
      series: 'gold-usd-oz',
      when: '>',
      against: { figure: 'then' },
      running: 1,
      format: 'usd',
      ...more,
    },
    text,
    new Map([['then', gold('2006-06')]]),
    { figures: [], charts: [{ series: [{ series: 'gold-usd-oz', label: 'Gold' }], to: until }], date: until },
  );

describe('a watch condition', () => {
  it('has its latest value, its threshold, and the distance between them', () => {
    // 4,073 over 596 is 6.834.
    expect(item({})).toMatchObject({
      latest: { text: '$4,073', period: '2026-07' },
      threshold: '$596',
      distance: '+583.4%',
    });
  });

  it("is met by the first value after the report's figures that meets it", () => {
    expect(item({}).met).toBeNull();
    expect(item({}, '2015-12').met).toBe('2016-01');
    expect(item({ when: '<' }, '2005-01').met).toBe('2005-02');
    expect(item({ when: '<' }, '2006-06').met).toBe('2006-10');
  });

  it('may require several values in a row', () => {
    const running = item({ against: 'previous', running: 3 }, '2015-12').met ?? '';
    expect(item({ against: 'previous' }, '2015-12').met).toBe('2016-01');
    expect(running > '2016-01').toBe(true);
  });

  it('may be compared with another series in the same period', () => {
    const more = { text: 'Gold above silver again', against: { series: 'silver-usd-oz' } };
    expect(item(more).threshold).toBe('$67');
  });

  it('says so if one series had passed the other before', () => {
    expect(() => item({ against: { series: 'silver-usd-oz' } })).toThrow(
      'met this in 1960-01 already: say "again"',
    );
  });

  it('is rejected if it names an unknown series or figure', () => {
    expect(() => item({ against: { figure: 'nowhere' } })).toThrow('nowhere');
    expect(() => item({ series: 'nowhere' })).toThrow('nowhere');
  });

  it('has a value of a finished period in every report', () => {
    for (const { watch } of listReports())
      for (const { definition, latest } of watch) {
        const { notes } = getSeries(libraryHere(), definition.series);
        const partial = notes.flatMap(({ kind, ...at }) =>
          kind === 'partial' && 'period' in at ? at.period : [],
        );
        expect(partial).not.toContain(latest.period);
      }
  });
});
