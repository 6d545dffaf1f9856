import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { escapeControls } from './controls.mjs';

test.each([
  ['a\u009b31mb', 'a\\u009b31mb'],
  ['a\u001b[31m\u0007\u007f', 'a\\u001b[31m\\u0007\\u007f'],
  ['over\rwritten', 'over\\u000dwritten'],
  ['\u202egnp.\u2066', '\\u202egnp.\\u2066'],
  ['lines\r\n\tand tabs\n', 'lines\r\n\tand tabs\n'],
  ['क्‍ष ‏שלום 👩‍👧 ₹', 'क्‍ष ‏שלום 👩‍👧 ₹'],
])('%j is printed as %j', (text, printed) => {
  expect(escapeControls(text)).toBe(printed);
});

test('JSON stays the same value', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), anyText()), (text) => {
      const printed = escapeControls(JSON.stringify({ text }, null, 2));
      expect(JSON.parse(printed)).toEqual({ text });
      expect(printed).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  ));
