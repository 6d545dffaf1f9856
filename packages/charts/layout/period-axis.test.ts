import fc from 'fast-check';
import { wordsHere } from '@/lib/content/words-here';
import { CHART_SIZES } from './chart-size';
import { periodAxis } from './period-axis';
import { textWidth } from './text-measure';

const room = (size = CHART_SIZES.wide) => ({
  left: 40,
  right: size.width - 20,
  size,
  words: wordsHere(),
});
const months = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(2000, from + i)).toISOString().slice(0, 7));

describe('period axis', () => {
  it('names years over years, months over months, days over days', () => {
    const labels = (periods: string[]) => periodAxis(periods, room()).ticks.map(({ label }) => label);
    expect(labels(months(0, 240)).every((label) => /^20\d\d$/.test(label))).toBe(true);
    expect(labels(months(3, 18))).toContain('2001');
    expect(labels(['2026-05-21', '2026-08-21'])).toEqual([
      '1 Jun 2026',
      '15 Jun',
      '1 Jul',
      '15 Jul',
      '1 Aug',
      '15 Aug',
    ]);
  });

  it('shows the year if no January is in the window', () => {
    expect(periodAxis(months(3, 5), room(CHART_SIZES.compact)).ticks[0]?.label).toBe('Apr 2000');
  });

  it('labels the last of fiscal quarters', () => {
    const quarters = ['Q1 FY25', 'Q2 FY25', 'Q3 FY25', 'Q4 FY25', 'Q1 FY26', 'Q2 FY26', 'Q3 FY26', 'Q4 FY26'];
    expect(periodAxis(quarters, room(CHART_SIZES.compact)).ticks.at(-1)?.label).toBe('Q4 FY26');
  });

  it('places an event before the point of the fiscal quarter that contains it', () => {
    const axis = periodAxis(['Q4 FY25', 'Q1 FY26', 'Q2 FY26'], room());
    const at = (share: number) => axis.xOfEvent({ date: '2025-04-09', fiscal: { period: 'Q1 FY26', share } });
    expect(at(1)).toBeCloseTo(axis.x('Q1 FY26'), 6);
    expect(at(0.5)).toBeGreaterThan(axis.x('Q4 FY25'));
    expect(at(0.5)).toBeLessThan(axis.x('Q1 FY26'));
  });

  it('never lets labels touch', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom(CHART_SIZES.compact, CHART_SIZES.wide),
        (from, count, size) => {
          const { ticks } = periodAxis(months(from, count), room(size));
          let end = -Infinity;
          for (const { x, label, anchor } of ticks) {
            const width = textWidth(label, size.font);
            const start = anchor === 'end' ? x - width : anchor === 'start' ? x : x - width / 2;
            expect(start).toBeGreaterThan(end);
            end = start + width;
          }
        },
      ),
    );
  });
});
