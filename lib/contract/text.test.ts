import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { plainText } from './text';

const schema = plainText('errors.message');
const accepts = (text: string) => schema.safeParse(text).success;

describe('text a person typed', () => {
  test.each([
    ['nothing', ''],
    ['lines, tabs and returns', 'Namaste,\r\n\tI would like to know more.'],
    ['an Indian script, with the joiners it needs', 'क्‍ष and क्‌ष'],
    ['a right-to-left script, with its single marks', 'שלום‏!‎'],
    ['emoji made of several characters', '👩‍👩‍👧 🇮🇳'],
    ['the rupee sign', '₹1,29,082'],
  ])('passes with %s', (_, text) => {
    expect(schema.parse(text)).toBe(text);
  });

  const code = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const refusedSigns = [
    0x0, 0x1, 0x7, 0x8, 0xb, 0xc, 0xe, 0x1b, 0x1f, 0x7f, 0x80, 0x9b, 0x9f, 0x202a, 0x202e, 0x2066, 0x2069,
    0xfffe, 0xffff,
  ];
  test.each(refusedSigns.map((point) => [code(point), String.fromCodePoint(point)]))(
    'is refused with %s',
    (_, mark) => {
      const result = schema.safeParse(`before${mark}after`);
      expect(result.error?.issues[0]?.message).toBe('errors.control-characters');
    },
  );

  test.each([
    ['the first half of a pair', 'a\ud83d'],
    ['the second half of a pair', '\ude00a'],
    ['a pair the wrong way round', '\ude00\ud83d'],
  ])('is refused with %s', (_, text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('errors.broken-characters');
  });

  test.each([5, true, ['a'], {}, undefined])('is not %j', (value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('errors.message');
  });

  test('that is accepted can be stored: without NUL, and unchanged after UTF-8 encoding', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((value) => String.fromCharCode(value));
    const anything = fc.array(unit, { maxLength: 20 }).map((units) => units.join(''));
    fc.assert(
      fc.property(fc.oneof(anything, anyText()), (text) => {
        fc.pre(accepts(text));
        expect(text).not.toContain('\0');
        expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
      }),
    );
  });

  test('is rejected with a forbidden mark at any position', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('\0', '\u202e', '\u2066', '\ud800'),
        (a, b, mark) => {
          expect(accepts(a + mark + b)).toBe(false);
        },
      ),
    );
  });
});
