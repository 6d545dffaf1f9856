import {
  CONTACT_LABELS,
  ContactControl,
  ContactPrivacy,
  Honeypot,
} from '@/components/sections/contact/contact-fields';
import { site } from '@/lib/content/organisation';
import type { HttpError } from '@/lib/platform/http/http-error';
import { routes } from '@/lib/site/routes';
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
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Contact us - ${product}`}</title>
        <link rel="stylesheet" href={routes.contactFormCss} />
      </head>
      <body>
        <header>
          <a href={routes.home}>{product}</a>
        </header>
        <main>
          <h1>Write to us</h1>
          <p role="alert">{message}</p>
          {Object.keys(fields).length === 0 && (
            <p>Your browser still has what you typed: go back one page to find it there.</p>
          )}
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
  const field = (name: keyof typeof CONTACT_LABELS) => (
    <label>
      {CONTACT_LABELS[name]}
      <ContactControl name={name} defaultValue={typed[name]} />
    </label>
  );
  return (
    <form action="/api/waitlist" method="post" aria-label="Contact us">
      {field('email')}
      {field('phone_number')}
      {field('user_type')}
      {field('message')}
      <Honeypot />
      <ContactPrivacy />
      <button type="submit">Contact Us</button>
    </form>
  );
}
