import { FORMAT_NAMES, type FigureFormat, type Format } from './number-format';
import fc from 'fast-check';
import { inLocale } from '@/lib/content/locale';
import { formatFigure, formatValue } from '@/lib/web/number-format';

describe('how a value is written', () => {
  test.each<[Format, number, string]>([
    ['number', 1_234_567.8, '1,234,568'],
    ['number-1', 63.388, '63.4'],
    ['number-2', 2, '2.00'],
    ['digits-3', 9.954, '9.95'],
    ['digits-3', 9.996, '10.0'],
    ['digits-3', -0.000_412_9, '−0.000413'],
    ['digits-3', -0, '0.00'],
    ['percentage-points', -4.83, '−4.8 percentage points'],
    ['troy-ounces', 345.926_24, '345.9 troy ounces'],
    ['quantity', 12_975.8027, '12,976'],
    ['quantity', 999.96, '1,000'],
    ['bitcoin', 0.000_014_23, '0.00001423\u00a0BTC'],
    ['number-indian', 129_082, '1,29,082'],
    ['number-indian', 12_345_678, '1,23,45,678'],
    ['percent', 0.1234, '12.3%'],
    ['percent', -0.25, '−25.0%'],
    ['percent-0', 0.9, '90%'],
    ['points', 89.72, '89.7%'],
    ['points-2', 5.25, '5.25%'],
    ['basis-points', 255.6, '256 basis points'],
    ['usd', 78_293.71, '$78,294'],
    ['usd', -1234, '−$1,234'],
    ['usd-2', 0.5, '$0.50'],
    ['usd-billion', 215_938, '$215.9 billion'],
    ['inr', 129_082, '₹1,29,082'],
    ['inr', -129_082, '−₹1,29,082'],
    ['inr-2', 180.79, '₹180.79'],
    ['inr-crore', 13_468, '₹13,468 crore'],
    ['inr-crore', 113_468, '₹1,13,468 crore'],
    ['inr-lakh', 8.9649, '₹9.0 lakh'],
    ['inr-in-lakh', 4_116_819.38, '₹41.2 lakh'],
    ['inr-in-lakh', 1_200_000, '₹12 lakh'],
    ['inr-billion', 244.786, '₹244.8 billion'],
    ['times', 2.04, '2.0 times'],
    ['percent', -0.0005, '−0.1%'],
    ['percent', -0.0004, '0.0%'],
    ['points-2', -0.004, '0.00%'],
    ['usd', -0.4, '$0'],
    ['usd-billion', -40, '$0.0 billion'],
    ['number', -0, '0'],
    // 7.358 - 7.083 is a little less than 0.275 in binary fractions, 1.005 and 0.615 * 100 are too.
    ['points-2', 7.358 - 7.083, '0.28%'],
    ['points-2', 7.083 - 7.358, '−0.28%'],
    ['number-2', 1.005, '1.01'],
    ['percent', 0.0615 * 10, '61.5%'],
  ])('%s of %d is %s', (format, value, text) => {
    expect(formatValue(format, value)).toBe(text);
  });

  test.each<[Format, number, string]>([
    ['number', 1_234_567.8, '12,34,568'],
    ['number-2', 2, '2.00'],
    ['percent', -0.25, '−25.0%'],
    ['basis-points', 255.6, '256 बेसिस पॉइंट'],
    ['usd', 1_234_567, '$1,234,567'],
    ['usd-billion', 215_938, '$215.9 अरब'],
    ['inr', -129_082, '−₹1,29,082'],
    ['inr-crore', 113_468, '₹1,13,468 करोड़'],
    ['inr-lakh', 8.9649, '₹9.0 लाख'],
    ['times', 2.04, '2.0 गुना'],
  ])('in Hindi %s of %d is %s', (format, value, text) => {
    expect(inLocale('hi', () => formatValue(format, value))).toBe(text);
  });

  test('a minus is the sign, never a hyphen, and stands before the currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMAT_NAMES.filter((each) => each !== 'period')),
        fc.double({ min: 10_000, max: 1e9, noNaN: true }),
        (format, value) => {
          expect(formatValue(format, -value)).toBe(`−${formatValue(format, value)}`);
        },
      ),
    );
  });

  test('nothing rounded to zero has a minus', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMAT_NAMES.filter((each) => each !== 'period')),
        fc.double({ min: -1000, max: 0, noNaN: true }),
        (format, value) => {
          expect(formatValue(format, value)).not.toMatch(/^−\D*0(\.0*)?(?![\d.,])/);
        },
      ),
    );
  });

  test('grouping, Indian or by thousands, changes nothing but the commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        expect(formatValue('number-indian', value).replaceAll(',', '')).toBe(String(value));
        expect(formatValue('number-indian', value)).toMatch(/^(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
        expect(formatValue('number', value)).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

describe('formatFigure', () => {
  test('`period` writes when it was, every other format how much', () => {
    expect(formatFigure('period', 63.4, '2026-06')).toBe('June 2026');
    expect(formatFigure('number-1', 63.4, '2026-06')).toBe('63.4');
  });

  test('every format an author may name writes something', () => {
    const texts = FORMAT_NAMES.map((name: FigureFormat) => formatFigure(name, 1.5, '2026-06'));
    expect(texts.every((text) => /\d/.test(text))).toBe(true);
    expect(FORMAT_NAMES).toContain('period');
  });
});
