import type { ReactNode } from 'react';
import { plainPage } from '@/components/layout/plain-page';
import { PostForm } from '@/components/layout/post-form';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { NOMINEE_FIELDS, NOMINEE_LENGTH } from '@/lib/contract/request';
import type { HttpError } from '@/lib/platform/http/http-error';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

type Fields = Record<string, unknown>;

/** Answers a failed form with the form itself: the error and all that was typed. */
export function nomineeAgain(message: string, fields: Fields, error: HttpError): Promise<Response> {
  return page(
    error,
    <>
      <p role="alert">{message}</p>
      <NomineePost>
        {fields.remove === undefined ? <Filled fields={fields} /> : <Removal />}
        <Send fields={fields} />
      </NomineePost>
    </>,
  );
}

/** The form again, with a field for the code that was mailed. @param error of a code that was wrong */
export function nomineeCode(
  fields: Fields,
  { message, error }: { message: string; error?: HttpError },
): Promise<Response> {
  return page(
    error,
    <>
      <p role={error ? 'alert' : undefined}>{message}</p>
      <NomineePost>
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
        <Send fields={fields} />
        <button type="submit" name="again" value="yes" formNoValidate className="quiet">
          {text('account.code.again')}
        </button>
        {fields.remove === undefined ? (
          <fieldset>
            <legend>{text('requests.code.change')}</legend>
            <Filled fields={fields} />
          </fieldset>
        ) : (
          <Removal />
        )}
      </NomineePost>
    </>,
  );
}

function page(error: HttpError | undefined, children: ReactNode): Promise<Response> {
  const title = text('requests.nominee.title');
  return plainPage({
    title: `${title} - ${site().product}`,
    ...(error && { status: error.status, headers: error.headers }),
    children: (
      <>
        <h1>{title}</h1>
        {children}
        <p>
          <a href={pathHere(routes.account)}>{text('requests.list.account')}</a>
        </p>
      </>
    ),
  });
}

const NomineePost = ({ children }: { children: ReactNode }) => (
  <PostForm action="/api/account/nominee" aria-label={text('requests.nominee.title')}>
    {children}
  </PostForm>
);

const Send = ({ fields }: { fields: Fields }) => (
  <button type="submit">
    {text(fields.remove === undefined ? 'requests.nominee.send' : 'requests.nominee.remove')}
  </button>
);

const Removal = () => <input type="hidden" name="remove" value="yes" />;

const Filled = ({ fields }: { fields: Fields }) =>
  NOMINEE_FIELDS.map((name) => (
    <label key={name}>
      {text(`requests.nominee.${name}`)}
      <input
        type="text"
        name={name}
        autoComplete="off"
        required
        maxLength={NOMINEE_LENGTH}
        defaultValue={typeof fields[name] === 'string' ? fields[name] : ''}
      />
    </label>
  ));
