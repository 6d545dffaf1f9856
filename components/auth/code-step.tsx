import { useState, type MouseEvent } from 'react';
import { LocaleField } from '@/components/layout/locale-field';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { codeInput } from '@/components/ui/code-input';
import { CONTROL, Field } from '@/components/ui/field';
import { fill } from '@/lib/platform/fill';
import { InboxLinks } from './inbox-links';
import type { SignInWords } from './sign-in-words';

/**
 * The format of a code, passed by the server: importing the shared schema would add zod to the browser's
 * bundle.
 */
export type CodeFormat = {
  length: number;
  /** Digits only, as this site creates them; an upstream may use letters. */
  digits: boolean;
};

/** A code as typed or pasted ("123 456", "123-456"), reduced to its own characters. */
function cleanCode(typed: string, { length, digits }: CodeFormat): string {
  return typed.replace(digits ? /\D/g : /[^A-Za-z0-9]/g, '').slice(0, length);
}

const RESEND = { type: 'submit', formAction: '/api/otp', formNoValidate: true } as const;

type CodeFieldProps = {
  words: SignInWords['code'];
  email: string;
  format: CodeFormat;
  busy: boolean;
  code: string;
  onCode: (code: string) => void;
  onVerify: (code: string) => void;
};

type Props = CodeFieldProps & {
  callbackUrl: string;
  locale?: string | undefined;
  /** Seconds until another code may be sent. */
  resendIn: number;
  onResend: () => void;
  onBack: () => void;
};

/**
 * The second step. One form with three buttons; without JavaScript each posts it to an address of its own.
 */
export function CodeStep({ email, callbackUrl, locale, busy, resendIn, onResend, onBack, ...entry }: Props) {
  const { code, onVerify, words } = entry;
  const inPlace = (work: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    work();
  };

  return (
    <form
      action="/api/auth/callback/credentials"
      method="post"
      aria-labelledby="code-step"
      onSubmit={(event) => {
        event.preventDefault();
        onVerify(code);
      }}
    >
      <h2 id="code-step" className="text-xl">
        {words.title}
      </h2>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <LocaleField locale={locale} />
      <div className="mt-4">
        <CodeField {...{ email, busy }} {...entry} />
      </div>
      <Button type="submit" disabled={busy} className="mt-5 w-full">
        {words.verify}
      </Button>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button
          type="submit"
          look="quiet"
          formAction="/api/otp/back"
          formNoValidate
          disabled={busy}
          onClick={inPlace(onBack)}
        >
          {words.back}
        </Button>
        {resendIn > 0 ? (
          <>
            <p className="text-sm text-muted tabular">{fill(words.wait, { seconds: String(resendIn) })}</p>
            <noscript>
              <Button look="quiet" {...RESEND}>
                {words.resend}
              </Button>
            </noscript>
          </>
        ) : (
          <Button look="quiet" {...RESEND} disabled={busy} onClick={inPlace(onResend)}>
            {words.resend}
          </Button>
        )}
      </div>
      <div className="mt-5 border-t border-rule pt-3">
        <InboxLinks email={email} words={words} />
      </div>
    </form>
  );
}

function CodeField({ words, email, format, busy, code, onCode, onVerify }: CodeFieldProps) {
  const [missing, setMissing] = useState(false);
  const [before, after] = words.field.split('{email}');

  function type(typed: string) {
    const next = cleanCode(typed, format);
    setMissing(false);
    onCode(next);
    if (next.length === format.length && next !== code) onVerify(next);
  }

  return (
    <Field
      label={
        <>
          {before}
          <strong className="font-semibold wrap-anywhere">{email}</strong>
          {after}
        </>
      }
      error={missing && words.missing}
      hint={words.hint}
    >
      {(control) => (
        <input
          {...control}
          {...codeInput(format.digits)}
          readOnly={busy}
          value={code}
          onChange={(event) => type(event.currentTarget.value)}
          onInvalid={(event) => {
            event.preventDefault();
            setMissing(true);
            event.currentTarget.focus();
          }}
          className={classNames(CONTROL, 'text-center text-xl tracking-[0.3em] tabular')}
        />
      )}
    </Field>
  );
}
