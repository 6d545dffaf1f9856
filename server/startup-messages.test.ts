import { startupBanner } from './startup-messages';

const settings = {
  PORT: 3000,
  SITE_URL: undefined,
  DATA_DIR: '/srv/data',
  SMTP_URL: undefined,
  PROVIDER_API_URL: undefined,
};

const NOTHING_LEFT = { samples: [], unstated: [] };

test("at a first start it contains the site's address, the data directory and where mail goes", () => {
  expect(
    startupBanner(settings, '/srv/data/outbox', {
      samples: ['content/site.yaml: company'],
      unstated: ['content/site.yaml: claims.investors'],
    }),
  ).toBe(
    [
      'The site is ready: http://localhost:3000',
      'Data: /srv/data',
      'Mail: nothing is sent, because SMTP_URL is not set; every mail is a file in /srv/data/outbox',
      'Still samples; write your own before you go public:',
      '  content/site.yaml: company',
      'Not stated, so pages leave them out:',
      '  content/site.yaml: claims.investors',
    ].join('\n'),
  );
});

test('the password of the mail server is not shown', () => {
  const text = startupBanner(
    { ...settings, SITE_URL: 'https://samvit.example', SMTP_URL: 'smtp://user:secret@mail.example:587' },
    '',
    NOTHING_LEFT,
  );
  expect(text).toContain('public as https://samvit.example');
  expect(text).toContain('Mail: sent through mail.example:587');
  expect(text).not.toContain('secret');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a site that listens on %s only is reachable there', (HOST, address) => {
  expect(startupBanner({ ...settings, HOST }, '/srv/data/outbox', NOTHING_LEFT)).toContain(
    `ready: ${address}\n`,
  );
});
