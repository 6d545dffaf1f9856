import { mailboxesOf } from './mailboxes';
import { TEXT_LINK } from './text-link';

/** Links to webmail services, in a new tab. No link contains the address. */
export function InboxLinks({ email }: { email: string }) {
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
            Open {name}
            <span className="sr-only"> in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
