import { Button } from '@/components/ui/button';
import { codeInput } from '@/components/ui/code-input';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { PostForm } from '@/components/layout/post-form';

type Props = {
  /** Where the code is posted. */
  action: string;
  /** Where another code is asked for. */
  again: string;
  /** What both are told besides. */
  hidden: Readonly<Record<string, string>>;
  email: string;
  send: string;
  /** Digits only, as this site makes codes; another provider may use letters. */
  digits: boolean;
};

/** The code that was mailed to an address, and a way to have another sent. */
export function CodeForm({ action, again, hidden, email, send, digits }: Props) {
  return (
    <PostForm action={action} className="mt-5 grid gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={<span className="wrap-anywhere">{text('account.code.field', { email })}</span>}
        hint={text('account.code.hint')}
      >
        {(control) => <input {...control} {...codeInput(digits)} className={CONTROL} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{send}</Button>
        <Button type="submit" look="quiet" name="again" value="yes" formAction={again} formNoValidate>
          {text('account.code.again')}
        </Button>
      </div>
    </PostForm>
  );
}
