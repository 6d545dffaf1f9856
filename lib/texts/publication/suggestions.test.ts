import { inLocale } from '@/lib/content/locale';
import { suggestions } from './suggestions';

test.each([
  ['en', 'Gold in rupees', 'Reliance'],
  ['hi', 'रुपये में सोना', 'रिलायंस'],
])('in %s names that are answered by themselves are suggested, each once', (locale, ...some) =>
  inLocale(locale, () => {
    const { questions, names } = suggestions();
    expect(names).toEqual(expect.arrayContaining(some));
    expect(new Set(names).size).toBe(names.length);
    // A name alone, such as that of what NVIDIA earns, would not be understood.
    expect(names).not.toContain(locale === 'en' ? 'Revenue' : 'बिक्री');
    expect(questions.length).toBeGreaterThan(5);
    expect(JSON.stringify([questions, names]).length).toBeLessThan(4_000);
  }),
);
