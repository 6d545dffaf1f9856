import { mailboxesOf } from './inbox-links';

test.each([
  ['asha@gmail.com', ['Gmail']],
  ['asha@GoogleMail.com', ['Gmail']],
  ['asha@outlook.com', ['Outlook']],
  ['asha@hotmail.co.uk', ['Outlook']],
  ['asha@live.in', ['Outlook']],
  ['asha@yahoo.co.in', ['Yahoo']],
  ['asha@ymail.com', ['Yahoo']],
  // A domain of no webmail service: any service may receive its mail.
  ['asha@samvit.example', ['Gmail', 'Outlook', 'Yahoo']],
  ['asha@gmail.com.evil.example', ['Gmail', 'Outlook', 'Yahoo']],
  ['gmail.com@samvit.example', ['Gmail', 'Outlook', 'Yahoo']],
  ['', ['Gmail', 'Outlook', 'Yahoo']],
])('the mail of %j is read in %j', (email, names) => {
  expect(mailboxesOf(email).map(({ name }) => name)).toEqual(names);
});
