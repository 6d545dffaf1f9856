import { fill } from '@/lib/platform/fill';
import { mailboxesOf } from './mailboxes';
import type { SignInWords } from './sign-in-words';
import { TEXT_LINK } from './text-link';

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
