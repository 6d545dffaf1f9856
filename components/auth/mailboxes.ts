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
  const own = MAILBOXES.filter((mailbox) => mailbox.domain.test(domain));
  return own.length > 0 ? own : MAILBOXES;
}
