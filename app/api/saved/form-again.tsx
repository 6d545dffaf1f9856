import { PostForm } from '@/components/layout/post-form';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { NAME_LENGTH, NOTE_LENGTH } from '@/lib/contract/saved';
import { z } from '@/lib/contract/zod';
import type { HttpError } from '@/lib/platform/http/http-error';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

const typedSchema = z.object({
  id: z.string().catch(''),
  kind: z.string().catch(''),
  item: z.string().catch(''),
  name: z.string().catch(''),
  note: z.string().catch(''),
});

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };

/** Whether somebody typed something that would be lost with the form. */
export function hasWords(fields: Record<string, unknown>): boolean {
  const { name, note } = typedSchema.parse(fields);
  return `${name}${note}`.trim() !== '';
}

/**
 * Answers a form of saved things that failed with the form itself: the error and what was typed. It needs no storage.
 * Who is signed out can sign in beside it, and send it again.
 */
export async function savedFormAgain(
  action: string,
  message: string,
  fields: Record<string, unknown>,
  error: HttpError,
): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { product } = site();
  const { name, note, ...hidden } = typedSchema.parse(fields);
  const html = renderToStaticMarkup(
    <html lang={language().lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text('saved.again.title', { product })}</title>
        <link rel="stylesheet" href={routes.contactFormCss} />
      </head>
      <body>
        <header>
          <a href={pathHere(routes.saved)}>{text('saved.title')}</a>
        </header>
        <main>
          <h1>{text('saved.again.heading')}</h1>
          <p role="alert">{message}</p>
          {error.status === 401 && (
            <p>
              <a href={pathHere(routes.web)} target="_blank" rel="noopener">
                {text('saved.again.sign-in')}
              </a>
            </p>
          )}
          <PostForm action={action}>
            {Object.entries(hidden).map(
              ([field, value]) =>
                value !== '' && <input key={field} type="hidden" name={field} value={value} />,
            )}
            <label>
              {text('saved.item.name')}
              <input type="text" name="name" defaultValue={name} maxLength={NAME_LENGTH} autoComplete="off" />
            </label>
            <label>
              {text('saved.item.note')}
              <textarea name="note" defaultValue={note} maxLength={NOTE_LENGTH} />
            </label>
            <button type="submit">{text('saved.item.send')}</button>
          </PostForm>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: error.status,
    headers: { ...HEADERS, ...error.headers },
  });
}
