'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { routes } from '@/lib/web/routes';
import { LocaleField } from './locale-field';

/** The session storage key under which the sign-in screen finds the address. */
export const SIGN_IN_EMAIL_KEY = 'sign-in-email';

/**
 * Passes the address to the sign-in screen. A client component, because it uses the browser's session
 * storage: a URL would end in logs and histories.
 */
export function SignUpForm({
  words,
  locale,
  signInPath = routes.web,
}: {
  words: Readonly<Record<'email' | 'hint' | 'invalid' | 'send', string>>;
  /** The locale and its sign-in screen, on a page in another language than English. */
  locale?: string;
  signInPath?: string;
}) {
  const [invalid, setInvalid] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    setInvalid(!field.validity.valid);
    if (!field.validity.valid) {
      field.focus();
      return;
    }
    try {
      sessionStorage.setItem(SIGN_IN_EMAIL_KEY, field.value);
    } catch {
      // Browsers can block storage; then the sign-in screen asks for the address again.
    }
    location.assign(signInPath);
  }

  return (
    // Sent by the browser it asks for the code itself.
    <form action="/api/otp" method="post" data-hydrate noValidate onSubmit={submit} className="mt-5">
      <LocaleField locale={locale} />
      <Field label={words.email} error={invalid && words.invalid} hint={words.hint}>
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="email" required className={CONTROL} />
        )}
      </Field>
      <Button type="submit" className="mt-4 w-full">
        {words.send}
      </Button>
    </form>
  );
}
