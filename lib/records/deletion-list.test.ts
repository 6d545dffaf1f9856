import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { deletionList, deletionsByPerson, noteDeletion, type DeletedPerson } from './deletion-list';

freshDataDir();
const NOW = Date.parse('2026-11-27T10:00:00Z');
const ASHA: DeletedPerson = { kind: 'address', value: 'asha@example.com' };
afterEach(() => rmSync(deletionList(), { force: true }));

test('the list has the day and names nobody; only its owner can read it', () => {
  noteDeletion('account', [ASHA, { kind: 'account', value: 'u1' }], NOW);
  const text = readFileSync(deletionList(), 'utf8').trim();
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toMatch(/^2026-11-27 account [\da-f]{32} [\da-f]{64}$/m);
  expect(text).not.toMatch(/asha|u1/);
  expect(statSync(deletionList()).mode & 0o777).toBe(0o600);
});

test('it is found who is on it, and until when they were; also beside a line that a crash cut off', () => {
  expect(deletionsByPerson()([ASHA])).toEqual([]);
  noteDeletion('account', [ASHA], NOW);
  appendFileSync(deletionList(), '2026-11-28 person 00');
  noteDeletion('person', [ASHA], NOW + DAY);
  const endOf = (day: string) => Date.parse(day) + DAY;
  expect(deletionsByPerson()([ASHA])).toEqual([
    ['account', endOf('2026-11-27')],
    ['person', endOf('2026-11-28')],
  ]);
  expect(deletionsByPerson()([{ kind: 'account', value: ASHA.value }])).toEqual([]);
  // Of an account by its id alone, of a person by either.
  const account: DeletedPerson = { kind: 'account', value: 'u2' };
  expect(deletionsByPerson()([ASHA, account])).toEqual([['person', endOf('2026-11-28')]]);
});
