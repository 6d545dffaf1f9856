import { CodeField } from '@/components/forms/code-field';
import { FormAgain } from '@/components/forms/form-again';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import { textIn, type FormProblem } from '@/lib/platform/http/form-page';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { NomineeFields } from './nominee-fields';

/** A code was mailed, and has to come with the same fields. */
export type NomineeResult = { email: string; fields: FormProblem['fields'] };

type Props = { fields: FormProblem['fields']; problem?: FormProblem; sentTo?: string };

/**
 * The form of a nominee with all that was typed. With a code in it, or after one was mailed, it has the
 * field for the code.
 */
export function NomineeAgain({ fields, problem, sentTo }: Props) {
  const isRemoval = fields.remove !== undefined;
  const hasCode = sentTo !== undefined || fields.otp !== undefined;
  const title = text('requests.nominee.title');
  const typed = isRemoval ? (
    <input type="hidden" name="remove" value="yes" />
  ) : (
    <NomineeFields valueOf={(name) => textIn(fields, name)} />
  );
  return (
    <FormAgain eyebrow={text('account.eyebrow')} title={title} problem={problem}>
      {sentTo !== undefined && (
        <p className="mb-6 wrap-anywhere">{text('account.code.sent', { email: sentTo })}</p>
      )}
      <PostForm action="/api/account/nominee" aria-label={title} className="grid gap-5">
        {hasCode ? <CodeField /> : typed}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text(`requests.nominee.${isRemoval ? 'remove' : 'send'}`)}</Button>
          {hasCode && (
            <Button type="submit" look="quiet" name="again" value="yes" formNoValidate>
              {text('account.code.again')}
            </Button>
          )}
        </div>
        {hasCode && isRemoval && typed}
        {hasCode && !isRemoval && (
          <fieldset className="grid gap-5 border border-rule p-5">
            <legend className="px-1 text-sm text-muted">{text('requests.code.change')}</legend>
            {typed}
          </fieldset>
        )}
      </PostForm>
      <p className="mt-8 text-sm">
        <a href={pathHere(routes.account)} className={LINK}>
          {text('requests.list.account')}
        </a>
      </p>
    </FormAgain>
  );
}
