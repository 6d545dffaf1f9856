import { FormAgain } from '@/components/forms/form-again';
import { text } from '@/lib/content/messages';
import { z } from '@/lib/contract/zod';
import type { FormProblem } from '@/lib/platform/http/form-page';
import { WordsForm } from './words-form';

const typedSchema = z.object({
  id: z.string().catch(''),
  kind: z.string().catch(''),
  item: z.string().catch(''),
  name: z.string().catch(''),
  note: z.string().catch(''),
});

/** Whether somebody typed something that would be lost with the form. */
export function hasWords(fields: FormProblem['fields']): boolean {
  const { name, note } = typedSchema.parse(fields);
  return `${name}${note}`.trim() !== '';
}

/** The name and the note of something that could not be saved. */
export function WordsAgain({ problem }: { problem: FormProblem }) {
  const { id, kind, item, name, note } = typedSchema.parse(problem.fields);
  const [action, hidden] = id === '' ? ['/api/saved', { kind, item }] : ['/api/saved/words', { id }];
  return (
    <FormAgain eyebrow={text('saved.title')} title={text('saved.again.title')} problem={problem}>
      <WordsForm {...{ action, hidden, name, note }} />
    </FormAgain>
  );
}
