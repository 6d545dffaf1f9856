import { SETTING_NAMES } from '@/lib/platform/env';
import { linesToNote } from './dotenv-lines';

const notes = (text: string) => linesToNote(text, SETTING_NAMES);

test('a name that is no setting, and a line that sets nothing, are noted with their lines', () => {
  expect(notes('# Ours\nPORT=4310\n\nSMTP_PASSWORD=x\nexport HOST=127.0.0.1\r\nsmtp.example\n')).toEqual([
    '.env:4: SMTP_PASSWORD is no setting of the site (docs/settings.md lists them)',
    '.env:6: this line sets nothing: write NAME=VALUE, or remove it',
  ]);
  expect(notes('SMPT_URL=x\n')).toEqual([]);
});

test.each(['REVALIDATE_SECRET=abc#def', 'METRICS_TOKEN=#abc', 'export SITE_URL = https://x.example#y # z'])(
  'the value of %s is noted, of which Node reads a part',
  (row) =>
    expect(notes(row)).toEqual([
      expect.stringMatching(/^\.env:1: the value of \w+ ends before the #: put it in quotes/),
    ]),
);

test.each([
  'METRICS_TOKEN="abc#def"',
  "METRICS_TOKEN='abc#def'",
  'METRICS_TOKEN=abc # to be changed#soon',
  'METRICS_TOKEN= # none',
])('%s is read as it looks', (row) => expect(notes(row)).toEqual([]));
