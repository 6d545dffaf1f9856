import path from 'node:path';
import fc from 'fast-check';
import type * as EnvModule from './env';
import { SettingError, parseEnv } from './env';

// Sentry's SDK does not export this part of its core.
const { makeDsn } = jest.requireActual<{ makeDsn: (dsn: string) => object | undefined }>(
  path.resolve('node_modules/@sentry/core'),
);

describe('settings that are not set', () => {
  test('have their defaults, also if they are empty', () => {
    const names = [
      'NODE_ENV',
      'PORT',
      'SITE_URL',
      'DATA_DIR',
      'DATABASE_URL',
      'PROVIDER_API_URL',
      'PROVIDER_API_FALLBACK_URLS',
      'SMTP_URL',
    ];
    const more = [
      'MAIL_FROM',
      'TEAM_MAIL',
      'NEXTAUTH_SECRET',
      'SENTRY_DSN',
      'NEXT_PUBLIC_SENTRY_DSN',
      'HOST',
      'HSTS_SUBDOMAINS',
      'ASKING',
      'PROVIDER_READ_SECONDS',
    ];
    const empty = Object.fromEntries([...names, ...more, 'TRUSTED_PROXY_HOPS'].map((name) => [name, '']));
    for (const variables of [{}, empty])
      expect(parseEnv(variables)).toEqual({
        NODE_ENV: 'production',
        PORT: 3000,
        DATA_DIR: path.resolve('.data'),
        HSTS_SUBDOMAINS: false,
        ASKING: true,
        PROVIDER_READ_SECONDS: 3,
        SERIES_FETCH: 'off',
        TRUSTED_PROXY_HOPS: 0,
      });
  });

  test('of other programs are ignored', () => {
    expect(parseEnv({ HOME: '/root', SITE_URL_OLD: 'x' })).not.toHaveProperty('HOME');
  });
});

describe('settings of an operator', () => {
  test.each([
    ['PORT', '8080', 8080],
    ['PORT', '65535', 65_535],
    ['SITE_URL', 'https://samvit.in', 'https://samvit.in'],
    ['SITE_URL', 'https://samvit.in/', 'https://samvit.in'],
    ['SITE_URL', 'http://samvit.in:8080', 'http://samvit.in:8080'],
    ['SITE_URL', 'https://Samvit.in:443', 'https://samvit.in'],
    ['DATA_DIR', '/srv/data/', '/srv/data'],
    ['PROVIDER_API_URL', 'https://api.example/base//', 'https://api.example/base'],
    [
      'PROVIDER_API_FALLBACK_URLS',
      'https://a.example/ , https://b.example',
      ['https://a.example', 'https://b.example'],
    ],
    ['SMTP_URL', 'smtps://user:word@mail.example:465', 'smtps://user:word@mail.example:465'],
    ['MAIL_FROM', 'Samvit <hello@samvit.in>', 'Samvit <hello@samvit.in>'],
    ['MAIL_FROM', 'samvit@localhost', 'samvit@localhost'],
    ['TEAM_MAIL', 'team@samvit.in', 'team@samvit.in'],
    ['NEXTAUTH_SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['SENTRY_DSN', 'https://key@sentry.example/2', 'https://key@sentry.example/2'],
    ['TRUSTED_PROXY_HOPS', '2', 2],
    ['HOST', '127.0.0.1', '127.0.0.1'],
    ['HOST', '::1', '::1'],
    ['HOST', 'localhost', 'localhost'],
    ['HSTS_SUBDOMAINS', 'true', true],
    ['HSTS_SUBDOMAINS', 'false', false],
    ['ASKING', 'true', true],
    ['ASKING', 'false', false],
    ['NODE_ENV', 'development', 'development'],
  ])('%s=%s', (name, written, read) => {
    expect(parseEnv({ [name]: written })).toMatchObject({ [name]: read });
  });

  test('a relative data directory becomes absolute', () => {
    expect(parseEnv({ DATA_DIR: 'here' }).DATA_DIR).toBe(path.resolve('here'));
  });
});

describe('a wrong setting is reported in one sentence', () => {
  test.each([
    ['PORT', 'http', 'The setting PORT must be a port number.'],
    ['PORT', '80.5', 'The setting PORT must be a whole number.'],
    ['PORT', '0', 'The setting PORT must be between 1 and 65535.'],
    ['PORT', '65536', 'The setting PORT must be between 1 and 65535.'],
    ['SITE_URL', 'samvit.in', 'The setting SITE_URL must be an http or https address.'],
    ['SITE_URL', 'javascript:alert(1)', 'The setting SITE_URL must be an http or https address.'],
    [
      'PROVIDER_API_URL',
      'ftp://api.example',
      'The setting PROVIDER_API_URL must be an http or https address.',
    ],
    [
      'PROVIDER_API_FALLBACK_URLS',
      'https://a.example,',
      'The setting PROVIDER_API_FALLBACK_URLS must be an http or https address.',
    ],
    [
      'SMTP_URL',
      'https://mail.example',
      'The setting SMTP_URL must look like smtp://user:password@host:587.',
    ],
    [
      'DATABASE_URL',
      'mysql://db.example/samvit',
      'The setting DATABASE_URL must look like postgresql://user:password@host/database.',
    ],
    [
      'DATABASE_URL',
      'postgresql://db.example/samvit',
      'The setting NEXTAUTH_SECRET must be set, to the same value for every instance, because DATABASE_URL is set.',
    ],
    ['MAIL_FROM', 'Samvit', 'The setting MAIL_FROM must be a mail address, alone or as Name <address>.'],
    ['TEAM_MAIL', 'team', 'The setting TEAM_MAIL must be a mail address.'],
    ['NEXTAUTH_SECRET', 'x'.repeat(31), 'The setting NEXTAUTH_SECRET must have at least 32 characters.'],
    ...['SENTRY_DSN', 'NEXT_PUBLIC_SENTRY_DSN'].flatMap((name) =>
      ['yes', 'https://sentry.example/2', 'https://key@sentry.example', 'https://key@sentry.example/web'].map(
        (dsn) => [name, dsn, `The setting ${name} must be the DSN that Sentry shows, as https://key@host/1.`],
      ),
    ),
    ...[
      'https://samvit.in/path',
      'https://samvit.in?q',
      'https://samvit.in/#part',
      'http://user:word@samvit.in',
    ].map((url) => [
      'SITE_URL',
      url,
      'The setting SITE_URL must be an origin alone, as https://samvit.example: no path, query or password.',
    ]),
    ['MAIL_FROM', '@', 'The setting MAIL_FROM must be a mail address, alone or as Name <address>.'],
    [
      'MAIL_FROM',
      'Samvit <hello>',
      'The setting MAIL_FROM must be a mail address, alone or as Name <address>.',
    ],
    [
      'MAIL_FROM',
      'Samvit hello@samvit.in',
      'The setting MAIL_FROM must be a mail address, alone or as Name <address>.',
    ],
    [
      'HOST',
      'http://localhost',
      'The setting HOST must be an address of this machine, as 127.0.0.1, without http:// and port.',
    ],
    [
      'HOST',
      '127.0.0.1:80',
      'The setting HOST must be an address of this machine, as 127.0.0.1, without http:// and port.',
    ],
    ['HSTS_SUBDOMAINS', 'yes', 'The setting HSTS_SUBDOMAINS must be true or false.'],
    ['PROVIDER_READ_SECONDS', 'long', 'The setting PROVIDER_READ_SECONDS must be a number of seconds.'],
    ['PROVIDER_READ_SECONDS', '0.5', 'The setting PROVIDER_READ_SECONDS must be 1 or more.'],
    ['PROVIDER_READ_SECONDS', '11', 'The setting PROVIDER_READ_SECONDS must be 10 or fewer.'],
    ['ASKING', 'off', 'The setting ASKING must be true or false.'],
    ['TRUSTED_PROXY_HOPS', 'one', 'The setting TRUSTED_PROXY_HOPS must be a number.'],
    ['TRUSTED_PROXY_HOPS', '-1', 'The setting TRUSTED_PROXY_HOPS must be 0 or more.'],
    ['TRUSTED_PROXY_HOPS', '11', 'The setting TRUSTED_PROXY_HOPS must be 10 or fewer.'],
    ['NODE_ENV', 'staging', 'The setting NODE_ENV must be development, production or test.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new SettingError(sentence));
  });

  test('with every other wrong one', () => {
    expect(() => parseEnv({ PORT: '0', SITE_URL: 'samvit.in' })).toThrow(
      new SettingError(
        'The setting PORT must be between 1 and 65535.\nThe setting SITE_URL must be an http or https address.',
      ),
    );
  });

  test.each([
    'https://key@sentry.example/2',
    'http://key:word@sentry.example:9000/path/to/2',
    'https://key@[::1]/2',
    'https://key@o1.ingest.sentry.example/450?x',
    'https://sentry.example/2',
    'https://key@sentry.example/',
    'https://key@sentry.example/two',
    'https://key@sentry.example/2/',
    'ftp://key@sentry.example/2',
    'https://k-y@sentry.example/2',
  ])('%s is a DSN to us where it is one to Sentry', (dsn) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const isOurs = () => parseEnv({ SENTRY_DSN: dsn });
    if (makeDsn(dsn)) expect(isOurs).not.toThrow();
    else expect(isOurs).toThrow(SettingError);
    complaints.mockRestore();
  });

  test('without its value, which may be a secret', () => {
    const secret = fc.string({ minLength: 6, maxLength: 20, unit: fc.constantFrom(...'QXZ0123456789') });
    fc.assert(
      fc.property(
        fc.constantFrom('NEXTAUTH_SECRET', 'DATABASE_URL', 'SMTP_URL', 'SENTRY_DSN', 'TEAM_MAIL'),
        secret,
        (name, value) => {
          expect(() => parseEnv({ [name]: value })).toThrow(SettingError);
          expect(() => parseEnv({ [name]: value })).not.toThrow(value);
        },
      ),
    );
  });
});

describe('the settings of this process', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  function started(variables: Record<string, string>): Promise<typeof EnvModule> {
    process.env = { ...before, ...variables };
    jest.resetModules();
    return import('./env');
  }

  test('are read once', async () => {
    const { env } = await started({ PORT: '8080' });
    expect(env().PORT).toBe(8080);
    process.env.PORT = '9090';
    expect(env().PORT).toBe(8080);
  });

  test('contain the origin of the site, by default on this machine', async () => {
    expect((await started({ SITE_URL: 'https://samvit.in/' })).siteOrigin()).toBe('https://samvit.in');
    expect((await started({ SITE_URL: '', PORT: '8080' })).siteOrigin()).toBe('http://localhost:8080');
  });
});
