import { fill } from '@/lib/platform/fill';
import type { SignInWords } from './sign-in-words';
import { TEXT_LINK } from './text-link';

const MAILBOXES = [
  { name: 'Gmail', href: 'https://mail.google.com/', domain: /^(?:gmail|googlemail)\.com$/ },
  {
    name: 'Outlook',
    href: 'https://outlook.live.com/mail/',
    domain: /^(?:outlook|hotmail|live|msn)\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
  },
  {
    name: 'Yahoo',
    href: 'https://mail.yahoo.com/',
    domain: /^(?:yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|(?:ymail|rocketmail)\.com)$/,
  },
] as const;

type Mailbox = (typeof MAILBOXES)[number];

/** Webmail links for an address: its own service, or all if the domain is unknown. */
export function mailboxesOf(email: string): readonly Mailbox[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const ofDomain = MAILBOXES.filter((mailbox) => mailbox.domain.test(domain));
  return ofDomain.length > 0 ? ofDomain : MAILBOXES;
}

/** Links to webmail services, in a new tab. No link contains the address. */
export function InboxLinks({ email, words }: { email: string; words: SignInWords['code'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {mailboxesOf(email).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={`inline-block py-1.5 ${TEXT_LINK}`}
          >
            {fill(words.open, { mailbox: name })}
            <span className="sr-only"> {words.tab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
