import { ContactControl, Honeypot, type ContactField } from '@/components/sections/contact/contact-fields';
import { contactWords } from '@/components/sections/contact/contact-words';
import { DataNotice } from '@/components/layout/data-notice';
import { LocaleField } from '@/components/layout/locale-field';
import { plainPage } from '@/components/layout/plain-page';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import type { HttpError } from '@/lib/platform/http/http-error';
import { z } from '@/lib/contract/zod';

const typedSchema = z.object({
  email: z.string().catch(''),
  phone_number: z.string().catch(''),
  user_type: z.string().catch(''),
  message: z.string().catch(''),
});

/** Answers a failed form post with the form itself: the error and all that was typed. */
export async function formAgain(
  message: string,
  fields: Record<string, unknown>,
  { status, headers }: HttpError,
): Promise<Response> {
  return plainPage({
    title: text('contact.again.title', { product: site().product }),
    status,
    headers,
    children: (
      <>
        <h1>{text('contact.heading')}</h1>
        <p role="alert">{message}</p>
        {Object.keys(fields).length === 0 && <p>{text('contact.again.empty')}</p>}
        <FilledForm typed={typedSchema.parse(fields)} />
      </>
    ),
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
      <DataNotice form="contact" />
      <button type="submit">{words.send}</button>
    </form>
  );
}
