'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LocaleField } from '@/components/layout/locale-field';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { ContactControl, Honeypot, type ContactField } from './contact-fields';
import type { ContactWords } from './contact-words';
import type { LiveContactForm, LiveState } from './live-contact-form';

/**
 * The contact form: a plain form that works without JavaScript. With it, the form's code is loaded when a
 * field is first focused; from then on errors, status and confirmation appear in place.
 * @param children the notice of what it takes and why
 */
export function ContactForm({ words, children }: { words: ContactWords; children: ReactNode }) {
  const { live, state, goLive, send } = useLiveContactForm(words);
  const field = (name: ContactField, className = CONTROL, error?: string) => (
    <Field label={words.fields[name]} {...(error && { error })}>
      {(control) => (
        <ContactControl
          {...control}
          {...live?.register(name)}
          name={name}
          words={words}
          className={className}
        />
      )}
    </Field>
  );
  const Toasts = live?.Toasts;
  return (
    <>
      <form
        action="/api/waitlist"
        method="post"
        aria-label={words.title}
        data-hydrate
        className="grid gap-5"
        // Once React is there, our own error messages replace the browser's.
        ref={withoutBrowserMessages}
        onFocus={() => void goLive()}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        {field('email', CONTROL, state.emailError)}
        <div className="grid gap-5 sm:grid-cols-2">
          {field('phone_number')}
          {field('user_type')}
        </div>
        {field('message', `${CONTROL} min-h-[120px] resize-y`)}
        <LocaleField locale={words.locale} />
        <Honeypot {...live?.register('website')} label={words.fields.website} />
        {children}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={state.sending}>
            {state.sending ? words.sending : words.send}
          </Button>
          <p role="status" className="text-sm text-muted">
            {state.outcome}
          </p>
        </div>
      </form>
      {Toasts && <Toasts />}
    </>
  );
}

const withoutBrowserMessages = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

function useLiveContactForm(words: ContactWords) {
  const loading = useRef<Promise<LiveContactForm>>(undefined);
  const [live, setLive] = useState<LiveContactForm>();
  const [state, setState] = useState<LiveState>({ sending: false });

  /** Loads the form's code once and registers the fields with it. */
  const goLive = () => {
    loading.current ??= import('./live-contact-form').then(({ createLiveContactForm }) => {
      const form = createLiveContactForm(words, setState);
      // Synchronous, so that the fields are registered before the visitor can submit.
      flushSync(() => setLive(form));
      return form;
    });
    // Loading failed, for example offline: the next focus retries.
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  };

  /** Submits by script; if the form's code cannot be loaded, the browser posts the form natively. */
  const send = async (form: HTMLFormElement) => {
    try {
      await (await goLive()).submit(form);
    } catch {
      form.submit();
    }
  };

  return { live, state, goLive, send };
}
