import { queueFor, queues } from './queues';
import { Turns } from './turns';

test('requests for a code, which wait for a mail server, take no place from other writes', () => {
  const all = queues(new Turns());
  const hang = { run: () => new Promise(() => {}), refuse: () => {}, fail: () => {} };
  const add = (path: string, i: number) =>
    queueFor(all, 'POST', path).add({ client: `192.0.2.${i}`, ...hang });
  for (let i = 0; i < 60; i += 1) add(['/api/otp', '/api/requests', '/api/v1/auth/otp/send'][i % 3] ?? '', i);
  add('/api/waitlist', 0);
  add('/api/auth/callback/credentials', 1);
  // The deadline of their mails begins at once: none waits.
  expect([all.codes.running, all.codes.waiting, all.writes.running]).toEqual([60, 0, 2]);
});
