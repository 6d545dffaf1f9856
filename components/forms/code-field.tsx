import { codeInput } from '@/components/ui/code-input';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';

/** The field for a code that was mailed for a form on the same page. */
export const CodeField = () => (
  <Field label={text('requests.code.field')}>
    {(control) => <input {...control} {...codeInput(false)} className={CONTROL} />}
  </Field>
);
