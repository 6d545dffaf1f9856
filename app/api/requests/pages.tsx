import type { Selectable } from 'kysely';
import { DataNotice } from '@/components/layout/data-notice';
import { LocaleField } from '@/components/layout/locale-field';
import { plainPage } from '@/components/layout/plain-page';
import {
  RequestControl,
  requestLabel,
  type RequestField,
  type RequestForm,
} from '@/components/sections/requests/request-control';
import { otherLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { REFUND_REASONS } from '@/lib/contract/request';
import { z } from '@/lib/contract/zod';
import type { HttpError } from '@/lib/platform/http/http-error';
import type { WaitlistTable } from '@/lib/records/schema';
import { requestWords } from '@/lib/services/messages/request-words';

const typedSchema = z.object({
  form: z.enum(['rights', 'refund']).optional().catch(undefined),
  email: z.string().catch(''),
  kind: z.string().catch(''),
  message: z.string().catch(''),
});
type Typed = z.infer<typeof typedSchema>;
type Fields = Record<string, unknown>;

const FIELDS: readonly RequestField[] = ['email', 'kind', 'message'];

const formOf = ({ form, kind }: Typed): RequestForm =>
  form ?? ((REFUND_REASONS as readonly string[]).includes(kind) ? 'refund' : 'rights');

const titled = (title: string) => `${title} - ${site().product}`;

/** Answers a failed form with the form itself: the error and all that was typed. */
export function formAgain(
  message: string,
  fields: Fields,
  { status, headers }: HttpError,
): Promise<Response> {
  const typed = typedSchema.parse(fields);
  return plainPage({
    title: titled(text('requests.again.title')),
    status,
    headers,
    children: (
      <>
        <h1>{text(`requests.${formOf(typed)}.title`)}</h1>
        <p role="alert">{message}</p>
        {Object.keys(fields).length === 0 && <p>{text('requests.again.empty')}</p>}
        <form action="/api/requests" method="post" aria-label={text(`requests.${formOf(typed)}.title`)}>
          <Filled typed={typed} />
          <p>{text('requests.hint')}</p>
          <button type="submit">{text('requests.send')}</button>
        </form>
        <DataNotice form="request" />
      </>
    ),
  });
}

/** The form again, with a field for the code that was mailed. */
export function codePage(fields: Fields, failed?: { message: string; error: HttpError }): Promise<Response> {
  const typed = typedSchema.parse(fields);
  return plainPage({
    title: titled(text('requests.code.title')),
    ...(failed && { status: failed.error.status, headers: failed.error.headers }),
    children: (
      <>
        <h1>{text('requests.code.title')}</h1>
        {failed ? (
          <p role="alert">{failed.message}</p>
        ) : (
          <p>{text('requests.code.text', { email: typed.email })}</p>
        )}
        <form action="/api/requests" method="post" aria-label={text(`requests.${formOf(typed)}.title`)}>
          <label>
            {text('requests.code.field')}
            <input
              type="text"
              name="otp"
              autoComplete="one-time-code"
              inputMode="text"
              spellCheck={false}
              required
              maxLength={16}
            />
          </label>
          <button type="submit">{text('requests.code.send')}</button>
          <button type="submit" name="again" value="yes" formNoValidate className="quiet">
            {text('requests.code.again')}
          </button>
          <fieldset>
            <legend>{text('requests.code.change')}</legend>
            <Filled typed={typed} />
          </fieldset>
        </form>
      </>
    ),
  });
}

/** The number of a request that is stored. */
export function storedPage(row: Selectable<WaitlistTable>): Promise<Response> {
  const { number, due, what, holidays } = requestWords(row);
  return plainPage({
    title: titled(text('requests.stored.title')),
    children: (
      <>
        <h1>{text('requests.stored.title')}</h1>
        <p>{what}</p>
        <dl>
          <dt>{text('requests.stored.number')}</dt>
          <dd>{number}</dd>
          <dt>{text('requests.stored.due')}</dt>
          <dd>{due}</dd>
        </dl>
        {holidays === 'yes' && <p>{text('requests.stored.holidays')}</p>}
        <p>{text('requests.stored.text', { email: row.email })}</p>
      </>
    ),
  });
}

function Filled({ typed }: { typed: Typed }) {
  const form = formOf(typed);
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <LocaleField {...otherLocale()} />
      {FIELDS.map((name) => (
        <label key={name}>
          {requestLabel(form, name)}
          <RequestControl form={form} name={name} defaultValue={typed[name]} />
        </label>
      ))}
    </>
  );
}
