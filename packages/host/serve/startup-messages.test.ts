import { startupBanner } from './startup-messages';

const settings = {
  PORT: 3000,
  SITE_URL: undefined,
  DATA_DIR: '/srv/data',
  SMTP_URL: undefined,
  PROVIDER_API_URL: undefined,
};

test('it has the address, where data and mail are, and how much is to be set, a line each', () => {
  expect(startupBanner(settings, '/srv/data/outbox', 21)).toBe(
    [
      'The site is ready: http://localhost:3000',
      'Data: /srv/data',
      'Mail: nothing is sent, because SMTP_URL is not set; every mail is a file in /srv/data/outbox',
      '21 things to set before you go public: npm run doctor',
    ].join('\n'),
  );
  expect(startupBanner(settings, '', 1)).toContain('\n1 thing to set before');
  expect(startupBanner(settings, '', 0)).not.toContain('to set');
});

test('the password of the mail server is not shown', () => {
  const text = startupBanner(
    { ...settings, SITE_URL: 'https://samvit.example', SMTP_URL: 'smtp://user:secret@mail.example:587' },
    '',
    0,
  );
  expect(text).toContain('public as https://samvit.example');
  expect(text).toContain('Mail: sent through mail.example:587');
  expect(text).not.toContain('secret');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a site that listens on %s only is reachable there', (HOST, address) => {
  expect(startupBanner({ ...settings, HOST }, '/srv/data/outbox', 0)).toContain(`ready: ${address}\n`);
});
