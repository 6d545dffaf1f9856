import { wordsHere } from '@/lib/content/words-here';
import { analyses, questions, readQuestion } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';

/** What the field for a question suggests: examples, and names that are answered by themselves. */
export type Suggestions = { questions: string[]; names: string[] };

/** In the current language. */
export function suggestions(): Suggestions {
  const series = [...analyses.choicesByClass(libraryHere()).values()].flat();
  const names = new Set(series.map(({ name }) => analyses.labelOf(libraryHere(), name)));
  return {
    questions: questions.examples(wordsHere()).map(({ question }) => question),
    names: [...names].filter((name) => readQuestion(libraryHere(), name).state === 'analysis'),
  };
}
