import { deletedAgainReport, deletionReport } from './deletion-report';

test('the report of a deletion names what was deleted, in singular and plural', () => {
  expect(deletionReport({ messages: 1, 'keys of messages': 3, sessions: 0, limits: 1 })).toBe(
    'Deleted: 1 message, 3 marks that tell repeated messages, 1 counter of messages sent.',
  );
  expect(deletionReport({ limits: 2, accounts: 1 })).toBe('Deleted: 2 counters of messages sent, 1 account.');
  expect(deletionReport({ messages: 0 })).toBe('Nothing was stored about this address.');
});

test('it names what stays, and until when', () => {
  const report = deletionReport({ messages: 0 }, { messages: 1, 'records of traffic': 2 });
  expect(report).toMatch(/^Stored further: 1 request without an answer, until they are answered/);
  expect(report).toContain('2 records of traffic, for the days of TRAFFIC_RECORDS_DAYS');
  expect(deletionReport({ messages: 0 }, { messages: 0 })).toBe('Nothing was stored about this address.');
});

test('after a restore it says who was deleted again, or that nobody knows', () => {
  expect(deletedAgainReport(0, '/data/deleted')).toMatch(/^Nobody who was deleted since the backup is back/);
  expect(deletedAgainReport(1, '/data/deleted')).toMatch(/^1 person .* and was deleted again/);
  expect(deletedAgainReport(2, '/data/deleted')).toMatch(/^2 people .* and were deleted again/);
  expect(deletedAgainReport(undefined, '/data/deleted')).toMatch(
    /no list .*: npm run people -- delete ADDRESS$/,
  );
});
