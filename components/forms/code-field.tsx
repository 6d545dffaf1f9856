import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';

/** The field for a code that was mailed for a form on the same page. */
export const CodeField = () => (
  <Field label={text('requests.code.field')}>
    {(control) => (
      <input
        {...control}
        type="text"
        name="otp"
        autoComplete="one-time-code"
        inputMode="text"
        spellCheck={false}
        required
        maxLength={16}
        className={CONTROL}
      />
    )}
  </Field>
);
