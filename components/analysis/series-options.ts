import { readOnce } from '@/lib/content/content-source';
import { text } from '@/lib/content/messages';
import { escapeHtml } from '@/lib/platform/escape-html';
import { ownFiles } from '@/lib/research/series/own-files';
import { choiceOf, choicesByClass, choiceText, classTitleOf } from '@/lib/research/analysis/choices';

const option = (value: string, words: string) => `<option value="${value}">${escapeHtml(words)}</option>`;

/** All series that the form offers, by asset class. */
const offered = readOnce(() =>
  [...choicesByClass()]
    .map(([assetClass, choices]) => {
      const options = choices.map((choice) => option(choice.name, choiceText(choice)));
      return `<optgroup label="${escapeHtml(classTitleOf(assetClass))}">${options.join('')}</optgroup>`;
    })
    .join(''),
);

/**
 * The options of a list of series as HTML, which is made once: they are half of the elements of an answer, each answer has
 * three such lists, and there is no end of answers to render.
 * @param chosen the name of a series, or empty
 */
export function seriesOptions(chosen: string, mayBeNone: boolean): string {
  const none = mayBeNone ? option('', text('analysis-page.form.none')) : '';
  const value = `value="${chosen}"`;
  const all = ownOptions() + offered();
  const other = chosen === '' || all.includes(value) ? '' : option(chosen, choiceText(choiceOf(chosen)));
  return (none + other + all).replace(value, () => `${value} selected=""`);
}

/** Those that the reader brought to this request. */
function ownOptions(): string {
  const options = ownFiles().map(({ id }) => option(id, choiceText(choiceOf(id))));
  if (options.length === 0) return '';
  return `<optgroup label="${escapeHtml(text('own-data.page.answer.own-group'))}">${options.join('')}</optgroup>`;
}
