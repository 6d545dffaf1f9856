import type { ComponentProps } from 'react';
import { routes } from '@/lib/site/routes';

// The fields of the contact form. Without hooks, because a route handler renders them too: form-again.tsx.

export const CONTACT_LABELS = {
  email: 'Email',
  phone_number: 'Phone (optional)',
  user_type: 'I am (optional)',
  message: 'Message (optional)',
} as const;

const USER_TYPE_LABELS = { investor: 'Investor', advisor: 'Advisor', broker: 'Broker' } as const;

type Attributes = ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;

/** The control of one field, with further attributes. */
export function ContactControl({ name, ...rest }: Attributes & { name: keyof typeof CONTACT_LABELS }) {
  switch (name) {
    case 'email':
      return <input {...rest} type="email" name={name} autoComplete="email" required maxLength={254} />;
    case 'phone_number':
      return <input {...rest} type="tel" name={name} autoComplete="tel" />;
    case 'user_type':
      return (
        <select {...rest} name={name}>
          <option value="">Choose one</option>
          {Object.entries(USER_TYPE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'message':
      return <textarea {...rest} name={name} />;
  }
}

/** A field that people do not see. A message that fills it is stored with a mark and not discarded. */
export function Honeypot(attributes: ComponentProps<'input'>) {
  return (
    <div hidden>
      <label>
        Website
        <input {...attributes} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function ContactPrivacy({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  return (
    <p className={className}>
      We use what you send to answer you. How long we keep it, and how to have it deleted, is in the{' '}
      <a className={linkClassName} href={routes.privacy}>
        Privacy Policy
      </a>
      .
    </p>
  );
}
