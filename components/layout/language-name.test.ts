import { englishNameOf } from './language-name';

test('a language is named in Latin letters, too, unless it is English', () => {
  expect(englishNameOf({ name: 'हिन्दी', lang: 'hi-IN' })).toBe('Hindi');
  expect(englishNameOf({ name: 'English', lang: 'en-IN' })).toBeUndefined();
});
