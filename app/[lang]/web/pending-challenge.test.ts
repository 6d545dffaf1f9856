import { secondsUntilResend } from './pending-challenge';

jest.mock('next/headers', () => ({ cookies: jest.fn() }));

const createdAt = 1_700_000_000_000;

test.each([
  [0, 60],
  [1, 60],
  [1_000, 59],
  [59_999, 1],
  [60_000, 0],
  [600_000, 0],
  // A clock that was set back does not make anybody wait longer.
  [-30_000, 60],
])('%i ms after a code, another may be sent in %i s', (passed, seconds) => {
  expect(secondsUntilResend({ createdAt }, () => createdAt + passed)).toBe(seconds);
});
