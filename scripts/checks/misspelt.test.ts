import { SETTING_NAMES } from '@/lib/platform/env';
import { misspeltSettings } from './misspelt';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SENTRY_DNS', 'SENTRY_DSN'],
  ['NEXT_AUTH_SECRET', 'NEXTAUTH_SECRET'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
])('%s looks like %s', (found, meant) => {
  expect(misspeltSettings({ [found]: 'x' }, SETTING_NAMES)).toEqual([{ found, meant }]);
});

test('settings, empty variables and names of other programs are not reported', () => {
  const foreignVariables = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'PWD',
    'LANG',
    'NODE_OPTIONS',
    'NODE_PATH',
    'MAIL',
    'NEXTAUTH_URL',
    'XDG_DATA_DIRS',
  ];
  const variables = Object.fromEntries([...SETTING_NAMES, ...foreignVariables].map((name) => [name, 'x']));
  expect(misspeltSettings({ ...variables, SMPT_URL: '' }, SETTING_NAMES)).toEqual([]);
});
