import { ContactControl, Honeypot, type ContactField } from '@/components/sections/contact/contact-fields';
import { ContactPrivacy, contactWords } from '@/components/sections/contact/contact-words';
import { LocaleField } from '@/components/layout/locale-field';
import { language } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import type { HttpError } from '@/lib/platform/http/http-error';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { z } from '@/lib/contract/zod';

const typedSchema = z.object({
  email: z.string().catch(''),
  phone_number: z.string().catch(''),
  user_type: z.string().catch(''),
  message: z.string().catch(''),
});

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Answers a failed form post with the form itself: the error and all that was typed. It needs no storage
 * and no redirect, so it works whatever fails in the database, cookies or other instances.
 */
export async function formAgain(
  message: string,
  fields: Record<string, unknown>,
  error: HttpError,
): Promise<Response> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { product } = site();
  const html = renderToStaticMarkup(
    <html lang={language().lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text('contact.again.title', { product })}</title>
        <link rel="stylesheet" href={routes.contactFormCss} />
      </head>
      <body>
        <header>
          <a href={pathHere(routes.home)}>{product}</a>
        </header>
        <main>
          <h1>{text('contact.heading')}</h1>
          <p role="alert">{message}</p>
          {Object.keys(fields).length === 0 && <p>{text('contact.again.empty')}</p>}
          <FilledForm typed={typedSchema.parse(fields)} />
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: error.status,
    headers: { ...HEADERS, ...error.headers },
  });
}

function FilledForm({ typed }: { typed: z.infer<typeof typedSchema> }) {
  const words = contactWords();
  const field = (name: ContactField) => (
    <label>
      {words.fields[name]}
      <ContactControl name={name} words={words} defaultValue={typed[name]} />
    </label>
  );
  return (
    <form action="/api/waitlist" method="post" aria-label={words.title}>
      {field('email')}
      {field('phone_number')}
      {field('user_type')}
      {field('message')}
      <LocaleField locale={words.locale} />
      <Honeypot label={words.fields.website} />
      <p>
        <ContactPrivacy />
      </p>
      <button type="submit">{words.send}</button>
    </form>
  );
}
