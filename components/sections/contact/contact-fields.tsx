import type { ComponentProps } from 'react';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';
import type { ContactWords } from './contact-words';

// The fields of the contact form, as its script registers them and as they come back: contact-again.tsx.

type Attributes = ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>;

export type ContactField = keyof WaitlistSubmission;

export function ContactControl({
  name,
  words,
  ...rest
}: Attributes & { name: ContactField; words: ContactWords }) {
  switch (name) {
    case 'email':
      return <input {...rest} type="email" name={name} autoComplete="email" required maxLength={254} />;
    case 'phone_number':
      return <input {...rest} type="tel" name={name} autoComplete="tel" />;
    case 'user_type':
      return (
        <select {...rest} name={name}>
          <option value="">{words.choose}</option>
          {Object.entries(words.userTypes).map(([value, label]) => (
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
export function Honeypot({ label, ...attributes }: ComponentProps<'input'> & { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input {...attributes} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
