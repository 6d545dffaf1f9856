import { englishHere } from '@/lib/content/locales';
import { pluralTemplate, templates, text } from '@/lib/content/messages';

export const formWords = (label = text('search.send')) => ({
  ...templates('search', ['placeholder', 'send']),
  label,
});
export type FormWords = ReturnType<typeof formWords>;

export const searchKinds = () =>
  templates('search.kinds', ['report', 'post', 'term', 'series', 'question', 'page']);

/** On a page in another language: that what is found is in English, and that language for its elements. */
const inEnglish = () => {
  const lang = englishHere();
  return lang === undefined ? {} : { note: text('search.english'), lang };
};

export const searchWords = () => ({
  ...inEnglish(),
  ...templates('search', ['loading', 'failed']),
  all: pluralTemplate('search.all'),
  found: pluralTemplate('search.found'),
  kinds: searchKinds(),
  form: formWords(text('search.label')),
});
export type SearchWords = ReturnType<typeof searchWords>;
