import fc from 'fast-check';
import { numbers } from '@samvit/research';
import { wordsHere } from '@/lib/content/words-here';
import { CHART_SIZES } from './chart-size';
import { valueAxis } from './value-axis';

const writeAs = (format: numbers.Format) => (value: number) => numbers.FORMATS[format](wordsHere(), value);
const axis = (values: number[], format: numbers.Format, fromZero = false) =>
  valueAxis(values, { write: writeAs(format), fromZero, top: 20, bottom: 320, size: CHART_SIZES.wide });

describe('value axis', () => {
  it('writes ticks in the format of the figures, the unit word once, no decimals that are all zero', () => {
    const { ticks } = axis([0, 215_938], 'usd-billion');
    expect(ticks.map(({ label }) => label)).toEqual(['$0', '$50', '$100', '$150', '$200']);
    expect(ticks.map(({ unit }) => unit)).toEqual(['', '', '', '', 'billion']);
    expect(axis([90_000, 250_000], 'inr', true).ticks.at(-1)?.label).toBe('₹2,50,000');
  });

  it('keeps decimals that tell ticks apart', () => {
    expect(axis([6.25, 7.1], 'points-2').ticks.map(({ label }) => label)).toContain('6.40%');
  });

  it('starts at zero when asked, or when the lowest value is small', () => {
    expect(axis([900, 1000], 'number').ticks[0]?.value).toBeGreaterThan(0);
    expect(axis([900, 1000], 'number', true).ticks[0]?.value).toBe(0);
    expect(axis([10, 1000], 'number').ticks[0]?.value).toBe(0);
  });

  it('begins at a line with no value below it, marked as cut if that is not zero', () => {
    const share = axis([59.6, 89.7], 'points');
    expect(share.ticks[0]).toMatchObject({ cut: true });
    expect(share.ticks[0]?.value).toBeLessThanOrEqual(59.6);
    expect(axis([900, 1000], 'number', true).ticks[0]).toMatchObject({ value: 0, cut: false });
    expect(axis([-5, 10], 'number').ticks.some(({ cut }) => cut)).toBe(false);
    const above = fc.array(fc.double({ min: 1e-3, max: 1e7, noNaN: true }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(above, (given) => {
        const [lowest] = axis(given, 'number-2').ticks;
        const low = Math.min(...given);
        // Values that differ by less than the format shows have few lines.
        if (lowest && low > 1) expect(lowest.value).toBeLessThanOrEqual(low + 1e-9 * low);
      }),
    );
  });

  it('shows the whole scale of a unit that has one, and its levels stronger', () => {
    const levels = [
      { value: 30, label: 'Low' },
      { value: 70, label: '' },
    ];
    const { ticks } = valueAxis([28, 78], {
      ...{ write: writeAs('number'), fromZero: false, top: 20, bottom: 320, size: CHART_SIZES.wide },
      ...{ levels, range: [0, 100] },
    });
    expect([ticks[0]?.value, ticks.at(-1)?.value]).toEqual([0, 100]);
    expect(ticks.find(({ value }) => value === 30)).toMatchObject({ strong: true });
  });

  it('takes large values that differ in their last digits for equal', () => {
    for (let i = 1; i < 100; i += 1) {
      const values = [1e6, 1e6 + i * 1.2e-10];
      for (const value of values) expect(Math.abs(axis(values, 'number').y(value) - 170)).toBeLessThan(100);
    }
  });

  it('includes every value, never repeats a label, never has many ticks', () => {
    const values = fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, (given) => {
        const { y, ticks } = axis(given, 'number');
        for (const value of given) {
          expect(y(value)).toBeGreaterThanOrEqual(20 - 1e-3);
          expect(y(value)).toBeLessThanOrEqual(320 + 1e-3);
        }
        expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
        expect(ticks.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
