import { inLocale } from '@/lib/content/locale';
import { wordsHere } from '@/lib/content/words-here';
import { checkSchema, limitText } from './checks';

test.each([
  ['the last digit', 'आख़िरी अंक'],
  ['0.5 percentage points', '0.5 प्रतिशत अंक'],
  ['1 percentage point', '1 प्रतिशत अंक'],
  ['15 basis points', '15 बेसिस पॉइंट'],
  ['0.03 points', '0.03 अंक'],
  ['0.05%', '0.05%'],
  ['0.02', '0.02'],
])('that two copies agree within %s is said in Hindi', (within, hindi) => {
  expect(inLocale('hi', () => limitText(wordsHere(), within))).toBe(hindi);
});

test('a limit that another language could not say is refused with those that it can', () => {
  const { within } = checkSchema.shape;
  expect(within.safeParse('about a rupee').error?.issues[0]?.message).toMatch(
    /^"about a rupee" is no limit: write 0\.5%, /,
  );
});
