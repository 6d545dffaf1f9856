import { FormAgain } from '@/components/forms/form-again';
import { text } from '@/lib/content/messages';
import { textIn, type FormProblem } from '@/lib/platform/http/form-page';
import { WordsForm } from './words-form';

/** Whether somebody typed something that would be lost with the form. */
export function hasWords(fields: FormProblem['fields']): boolean {
  return ['name', 'note'].some((field) => textIn(fields, field)?.trim());
}

/** The name and the note of something that could not be saved. */
export function WordsAgain({ problem }: { problem: FormProblem }) {
  const typed = (field: string) => textIn(problem.fields, field) ?? '';
  const id = typed('id');
  const [action, hidden] =
    id === '' ? ['/api/saved', { kind: typed('kind'), item: typed('item') }] : ['/api/saved/words', { id }];
  return (
    <FormAgain eyebrow={text('saved.title')} title={text('saved.again.title')} problem={problem}>
      <WordsForm {...{ action, hidden }} name={typed('name')} note={typed('note')} />
    </FormAgain>
  );
}
