import { keyedHash, keyedHashes } from '@/lib/platform/secret';

/** Google delivers mail for these domains to one mailbox and ignores dots before the @. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address delivers to, for counting mails: without its plus-tag, and by Google's rules
 * for its own addresses. Accounts use the full address; this is only for limits per mailbox.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).toLowerCase();
  const domain = email.slice(at + 1).toLowerCase();
  const untagged = name.split('+')[0] || name;
  return GOOGLE.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** {@link mailboxOf} as a hash, the form that the database stores. */
export function mailboxKey(email: string): string {
  return keyedHash('mailbox', mailboxOf(email)).slice(0, 32);
}

/** The keys under which a mailbox may be stored: before a rotation of the secret it had another. */
export function mailboxKeys(email: string): string[] {
  return keyedHashes('mailbox', mailboxOf(email)).map((hash) => hash.slice(0, 32));
}
