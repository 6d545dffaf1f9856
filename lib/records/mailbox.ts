import { keyedHash } from '@/lib/platform/secret';

/** Google delivers these to one mailbox and ignores the dots before the @. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address delivers to, for counting mails: without its plus-tag, and as Google reads its own addresses.
 * An address stays the account it is; this only says whose inbox fills.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = name.split('+')[0] || name;
  return GOOGLE.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** {@link mailboxOf}, as the database keeps it. */
export function mailboxKey(email: string): string {
  return keyedHash('mailbox', mailboxOf(email)).slice(0, 32);
}
