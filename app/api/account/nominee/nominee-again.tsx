import { plainPage } from '@/components/layout/plain-page';
import { PostForm } from '@/components/layout/post-form';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { NOMINEE_FIELDS, NOMINEE_LENGTH } from '@/lib/contract/request';
import type { HttpError } from '@/lib/platform/http/http-error';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

/** Answers a failed form with the form itself: the error and all that was typed. */
export function nomineeAgain(
  message: string,
  fields: Record<string, unknown>,
  { status, headers }: HttpError,
): Promise<Response> {
  const title = text('requests.nominee.title');
  return plainPage({
    title: `${title} - ${site().product}`,
    status,
    headers,
    children: (
      <>
        <h1>{title}</h1>
        <p role="alert">{message}</p>
        <PostForm action="/api/account/nominee" aria-label={title}>
          {NOMINEE_FIELDS.map((name) => (
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
          ))}
          <button type="submit">{text('requests.nominee.send')}</button>
        </PostForm>
        <p>
          <a href={pathHere(routes.account)}>{text('requests.list.account')}</a>
        </p>
      </>
    ),
  });
}
