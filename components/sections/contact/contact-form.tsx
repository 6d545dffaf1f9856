'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { routes } from '@/lib/site/routes';
import type { LiveContactForm, LiveState } from './live-contact-form';
import { USER_TYPE_LABELS } from './user-types';

/**
 * The contact form: a plain form that works without JavaScript. With it, the form's code is loaded when a
 * field is first focused; from then on errors, status and confirmation appear in place.
 */
export function ContactForm() {
  const loading = useRef<Promise<LiveContactForm>>(undefined);
  const [live, setLive] = useState<LiveContactForm>();
  const [state, setState] = useState<LiveState>({ sending: false });

  /** Loads the form's code once and registers the fields with it. */
  const goLive = () => {
    loading.current ??= import('./live-contact-form').then(({ createLiveContactForm }) => {
      const form = createLiveContactForm(setState);
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

  const Toasts = live?.Toasts;
  return (
    <>
      <form
        action="/api/waitlist"
        method="post"
        aria-label="Contact us"
        data-hydrate
        className="grid gap-5"
        onFocus={(event) => {
          // From here on our own error messages replace the browser's.
          event.currentTarget.noValidate = true;
          void goLive();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Field label="Email" error={state.emailError}>
          {(control) => (
            <input
              {...control}
              {...live?.register('email')}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              className={CONTROL}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Phone (optional)">
            {(control) => (
              <input
                {...control}
                {...live?.register('phone_number')}
                type="tel"
                name="phone_number"
                autoComplete="tel"
                className={CONTROL}
              />
            )}
          </Field>
          <Field label="I am (optional)">
            {(control) => (
              <select {...control} {...live?.register('user_type')} name="user_type" className={CONTROL}>
                <option value="">Choose one</option>
                {Object.entries(USER_TYPE_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Field label="Message (optional)">
          {(control) => (
            <textarea
              {...control}
              {...live?.register('message')}
              name="message"
              className={`${CONTROL} min-h-[120px] resize-y`}
            />
          )}
        </Field>
        {/* A honeypot: hidden from people. A message that fills it is stored with a mark and not
            discarded. */}
        <div hidden>
          <label>
            Website
            <input
              {...live?.register('website')}
              type="text"
              name="website"
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
        <p className="text-sm text-muted">
          We use what you send to answer you. How long we keep it, and how to have it deleted, is in the{' '}
          <a className="text-peacock underline underline-offset-3" href={routes.privacy}>
            Privacy Policy
          </a>
          .
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" disabled={state.sending}>
            {state.sending ? 'Sending...' : 'Contact Us'}
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
