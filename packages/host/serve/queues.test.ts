import { RULES } from './front-door.fixture';
import { queueFor, queues } from './queues';
import { Turns } from './turns';

test('requests for a code, which wait for a mail server, take no place from other writes', () => {
  const all = queues(new Turns());
  const hang = { run: () => new Promise(() => {}), refuse: () => {}, fail: () => {} };
  const add = (path: string, i: number) =>
    queueFor(all, RULES, 'POST', path).add({ client: `192.0.2.${i}`, ...hang });
  for (let i = 0; i < 60; i += 1) add(['/api/otp', '/api/requests', '/api/v1/auth/otp/send'][i % 3] ?? '', i);
  add('/api/waitlist', 0);
  add('/api/auth/callback/credentials', 1);
  // The deadline of their mails begins at once: none waits.
  expect([all.codes.running, all.codes.waiting, all.writes.running]).toEqual([60, 0, 2]);
});

test('a reader’s own data, which are long, take no place from other bodies, and few at once', () => {
  const all = queues(new Turns());
  const hang = { run: () => new Promise(() => {}), refuse: () => {}, fail: () => {} };
  for (let i = 0; i < 40; i += 1) all.uploads.add({ client: `192.0.2.${i}`, ...hang });
  expect([all.uploads.running, all.bodies.running]).toEqual([32, 0]);
  expect(all.uploads.hasRoomFor('192.0.2.50')).toBe(true);
  for (let i = 0; i < 3; i += 1) all.uploads.add({ client: '198.51.100.1', ...hang });
  expect(all.uploads.hasRoomFor('198.51.100.1')).toBe(false);
  expect(queueFor(all, RULES, 'POST', '/hi/analysis/own/answer')).toBe(all.analyses);
  expect(queueFor(all, RULES, 'GET', '/analysis/growth/gold-inr-10g~own.x7k2m9qa/5y')).toBe(all.analyses);
});
