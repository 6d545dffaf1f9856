import { useState, type FormEvent } from 'react';
import { LocaleField } from '@/components/layout/locale-field';
import { SIGN_IN_EMAIL_KEY } from '@/components/layout/sign-up-form';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import type { SignInWords } from './sign-in-words';

/** The first step: the address to which a code is sent. */
export function EmailStep({
  email,
  callbackUrl,
  busy,
  locale,
  words,
  onSend,
}: {
  email: string;
  callbackUrl: string;
  busy: boolean;
  locale?: string | undefined;
  words: SignInWords['email'];
  onSend: (email: string) => void;
}) {
  const [invalid, setInvalid] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get('email')).trim());
  }

  return (
    <form action="/api/otp" method="post" aria-label={words.form} onSubmit={submit}>
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <LocaleField locale={locale} />
      <Field label={words.field} error={invalid && words.invalid}>
        {(control) => (
          <input
            {...control}
            ref={fillIn}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            placeholder={words.example}
            onChange={() => setInvalid(false)}
            onInvalid={(event) => {
              // Our own message replaces the browser's validation bubble; without JavaScript the bubble
              // appears.
              event.preventDefault();
              setInvalid(true);
              event.currentTarget.focus();
            }}
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" disabled={busy} className="mt-5 w-full">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** Takes over, once, the address that was typed into the sign-up dialog. */
function fillIn(field: HTMLInputElement | null) {
  if (!field || field.value) return;
  try {
    field.value = sessionStorage.getItem(SIGN_IN_EMAIL_KEY) ?? '';
    sessionStorage.removeItem(SIGN_IN_EMAIL_KEY);
  } catch {
    // Browsers can block storage; then the address is typed here.
  }
}
