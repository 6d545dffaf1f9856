'use client';

import { Button } from '@/components/ui/button';
import { CONTROL, Field } from '@/components/ui/field';
import { CONTACT_LABELS, ContactControl, ContactPrivacy, Honeypot } from './contact-fields';
import { useLiveContactForm } from './use-live-contact-form';

/**
 * The contact form: a plain form that works without JavaScript. With it, the form's code is loaded when a
 * field is first focused; from then on errors, status and confirmation appear in place.
 */
export function ContactForm() {
  const { live, state, goLive, send } = useLiveContactForm();
  const field = (name: keyof typeof CONTACT_LABELS, className = CONTROL, error?: string) => (
    <Field label={CONTACT_LABELS[name]} {...(error && { error })}>
      {(control) => (
        <ContactControl {...control} {...live?.register(name)} name={name} className={className} />
      )}
    </Field>
  );
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
        {field('email', CONTROL, state.emailError)}
        <div className="grid gap-5 sm:grid-cols-2">
          {field('phone_number')}
          {field('user_type')}
        </div>
        {field('message', `${CONTROL} min-h-[120px] resize-y`)}
        <Honeypot {...live?.register('website')} />
        <ContactPrivacy
          className="text-sm text-muted"
          linkClassName="text-peacock underline underline-offset-3"
        />
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
