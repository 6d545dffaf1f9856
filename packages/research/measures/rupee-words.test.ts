import { wordsHere } from '@/lib/content/words-here';
import { inLocale } from '@/lib/content/locale';
import { rupeeWords } from './rupee-words';

test.each([
  [50_000, '₹50,000'],
  [99_999.4, '₹99,999'],
  [99_999.6, '₹1 lakh'],
  [1_473_210, '₹14.7 lakh'],
  [9_994_999, '₹99.9 lakh'],
  [9_999_000, '₹1 crore'],
  [10_000_000, '₹1 crore'],
  [32_415_230, '₹3.24 crore'],
  [1_234_567_890_000, '₹1,23,456.79 crore'],
])('%d is %s', (value, text) => expect(rupeeWords(wordsHere(), value)).toBe(text));

test('in Hindi', () => expect(inLocale('hi', () => rupeeWords(wordsHere(), 1_473_210))).toBe('₹14.7 लाख'));
