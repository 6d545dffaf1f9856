import { deletionWords } from './deletion-report';

test('the report of a deletion names what was deleted, in singular and plural', () => {
  expect(deletionWords({ messages: 1, 'keys of messages': 3, sessions: 0, limits: 1 })).toBe(
    'Deleted: 1 message, 3 marks that tell repeated messages, 1 counter of messages sent.',
  );
  expect(deletionWords({ limits: 2, accounts: 1 })).toBe('Deleted: 2 counters of messages sent, 1 account.');
  expect(deletionWords({ messages: 0 })).toBe('Nothing was stored about this address.');
});

test('it names what stays, and until when', () => {
  const report = deletionWords({ messages: 0 }, { messages: 1, 'records of traffic': 2 });
  expect(report).toMatch(/^Stored further: 1 request without an answer, until they are answered/);
  expect(report).toContain('2 records of traffic, for the days of TRAFFIC_RECORDS_DAYS');
  expect(deletionWords({ messages: 0 }, { messages: 0 })).toBe('Nothing was stored about this address.');
});
