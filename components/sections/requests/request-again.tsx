import type { ReactNode } from 'react';
import { CodeField } from '@/components/forms/code-field';
import { FormAgain } from '@/components/forms/form-again';
import { DataNotice } from '@/components/layout/data-notice';
import { PostForm } from '@/components/layout/post-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { REFUND_REASONS } from '@/lib/contract/request';
import { textIn, type FormProblem } from '@/lib/platform/http/form-page';
import { RequestControl, requestLabel, type RequestField, type RequestFormName } from './request-control';

/** What became of a request: a code was mailed for it, or it is stored. */
export type RequestResult =
  | { step: 'code'; fields: FormProblem['fields'] }
  | { step: 'stored'; what: string; number: string; due: string; holidays: string; email: string };

type Fields = FormProblem['fields'];

const FIELDS: readonly RequestField[] = ['email', 'kind', 'message'];

function formOf(fields: Fields): RequestFormName {
  const form = textIn(fields, 'form');
  if (form === 'rights' || form === 'refund') return form;
  const reasons: readonly (string | undefined)[] = REFUND_REASONS;
  return reasons.includes(textIn(fields, 'kind')) ? 'refund' : 'rights';
}

/**
 * The form of a request with all that was typed. With a code in it, or after one was mailed, it has the
 * field for the code.
 */
export function RequestAgain({ fields, problem }: { fields: Fields; problem?: FormProblem }) {
  const title = text(`requests.${formOf(fields)}.title`);
  if (problem && problem.fields.otp === undefined)
    return (
      <RequestPage title={title} problem={problem}>
        <PostForm action="/api/requests" aria-label={title} className="grid gap-5">
          <Filled fields={fields} />
          <Button type="submit" className="justify-self-start">
            {text('requests.send')}
          </Button>
        </PostForm>
        <div className="mt-6">
          <DataNotice form="request" />
        </div>
      </RequestPage>
    );
  return (
    <RequestPage title={text('requests.code.title')} problem={problem}>
      {!problem && (
        <p className="mb-6 wrap-anywhere">
          {text('requests.code.text', { email: textIn(fields, 'email') ?? '' })}
        </p>
      )}
      <PostForm action="/api/requests" aria-label={title} className="grid gap-5">
        <CodeField />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text('requests.code.send')}</Button>
          <Button type="submit" look="quiet" name="again" value="yes" formNoValidate>
            {text('requests.code.again')}
          </Button>
        </div>
        <fieldset className="grid gap-5 border border-rule p-5">
          <legend className="px-1 text-sm text-muted">{text('requests.code.change')}</legend>
          <Filled fields={fields} />
        </fieldset>
      </PostForm>
    </RequestPage>
  );
}

/** The number of a request that is stored. */
export function RequestStored({
  what,
  number,
  due,
  holidays,
  email,
}: Omit<Extract<RequestResult, { step: 'stored' }>, 'step'>) {
  return (
    <RequestPage title={text('requests.stored.title')}>
      <p>{what}</p>
      <dl className="my-6 grid gap-1 border border-rule bg-surface p-5">
        <dt className="text-sm text-muted">{text('requests.stored.number')}</dt>
        <dd className="mb-3 text-xl">{number}</dd>
        <dt className="text-sm text-muted">{text('requests.stored.due')}</dt>
        <dd className="text-xl">{due}</dd>
      </dl>
      {holidays === 'yes' && <p className="mb-4">{text('requests.stored.holidays')}</p>}
      <p className="wrap-anywhere">{text('requests.stored.text', { email })}</p>
    </RequestPage>
  );
}

const RequestPage = (props: { title: string; problem?: FormProblem | undefined; children: ReactNode }) => (
  <FormAgain eyebrow={text('requests.eyebrow')} {...props} />
);

function Filled({ fields }: { fields: Fields }) {
  const form = formOf(fields);
  return (
    <>
      <input type="hidden" name="form" value={form} />
      {FIELDS.map((name) => (
        <Field key={name} label={requestLabel(form, name)} hint={name === 'message' && text('requests.hint')}>
          {(control) => (
            <RequestControl
              {...control}
              form={form}
              name={name}
              defaultValue={textIn(fields, name)}
              className={name === 'message' ? `${CONTROL} min-h-[120px] resize-y` : CONTROL}
            />
          )}
        </Field>
      ))}
    </>
  );
}
