import { mailboxOf } from './mailbox';

it.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+news@example.com', 'asha@example.com'],
  ['asha+a+b@example.com', 'asha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
  // Elsewhere a dot makes another mailbox.
  ['a.sha@example.com', 'a.sha@example.com'],
  ['a.s.ha+x@gmail.com', 'asha@gmail.com'],
  ['a.sha@googlemail.com', 'asha@gmail.com'],
])('the mails to %s fill the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
