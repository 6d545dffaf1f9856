import { inLocale } from '@/lib/content/locale';
import { translationsOf } from '@/lib/content/locales';
import { isTranslated, listContent, readText } from '@/lib/content/read';

// Insights are found by fixed rules, and their sentences are templates. The tagline is the operator's and
// stands as written; what is said of another provider's insights, in their place, is said of those.

const FILES = ['landing.yaml', 'faq.yaml', 'glossary.yaml'].concat(
  listContent('messages', '.yaml').map((file) => `messages/${file}`),
  listContent('blogs', '.md').map((file) => `blogs/${file}`),
);

/** Sentences that speak of AI and of what our rules find, without comments. */
function sentencesOf(file: string): string[] {
  const text = readText(file)
    .replace(/^ *#.*$/gm, '')
    .replace(/^ {4}theirs:\n(?: {6}.*\n)+/gm, '');
  return text
    .split(/[.?!।:]\s/)
    .filter((sentence) => /\bAI\b/.test(sentence) && /insight|finding|widget|इनसाइट|विजेट/i.test(sentence));
}

it('no sentence of ours calls what fixed rules find AI', () => {
  expect(FILES.flatMap(sentencesOf)).toEqual([]);
  for (const locale of translationsOf('landing.yaml'))
    inLocale(locale, () => expect(FILES.filter(isTranslated).flatMap(sentencesOf)).toEqual([]));
});
