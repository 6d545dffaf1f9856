/** Mail services that are read on the web, and whose addresses they are. */
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

/** Where the mail of an address is read: its own service, or all of them where its domain does not tell. */
export function mailboxesOf(email: string): readonly Mailbox[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const own = MAILBOXES.filter((mailbox) => mailbox.domain.test(domain));
  return own.length > 0 ? own : MAILBOXES;
}
