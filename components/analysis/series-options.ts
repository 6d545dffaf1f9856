import { text } from '@/lib/content/messages';
import { escapeHtml } from '@/lib/platform/escape-html';
import { analyses, perLibrary, type Library } from '@samvit/research';

const option = (value: string, words: string) => `<option value="${value}">${escapeHtml(words)}</option>`;

/** All series that the form offers, by asset class. */
const offered = perLibrary((library) =>
  [...analyses.choicesByClass(library)]
    .map(([assetClass, choices]) => {
      const options = choices.map((choice) =>
        option(choice.name, analyses.choiceText(library.words, choice)),
      );
      const label = escapeHtml(analyses.classTitleOf(library.words, assetClass));
      return `<optgroup label="${label}">${options.join('')}</optgroup>`;
    })
    .join(''),
);

/**
 * The options of a list of series as HTML, which is made once: they are half of the elements of an answer,
 * each answer has three such lists, and there is no end of answers to render.
 * @param chosen the name of a series, or empty
 */
export function seriesOptions(library: Library, chosen: string, mayBeNone: boolean): string {
  const none = mayBeNone ? option('', text('analysis-page.form.none')) : '';
  const value = `value="${chosen}"`;
  const all = ownOptions(library) + offered(library);
  const other =
    chosen === '' || all.includes(value)
      ? ''
      : option(chosen, analyses.choiceText(library.words, analyses.choiceOf(library, chosen)));
  return (none + other + all).replace(value, () => `${value} selected=""`);
}

/** Those that the reader brought. */
function ownOptions(library: Library): string {
  const options = [...library.own.keys()].map((id) =>
    option(id, analyses.choiceText(library.words, analyses.choiceOf(library, id))),
  );
  if (options.length === 0) return '';
  return `<optgroup label="${escapeHtml(text('own-data.page.answer.own-group'))}">${options.join('')}</optgroup>`;
}
