import fc from 'fast-check';
import { sql } from 'kysely';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY, HOUR, MINUTE } from '@/lib/platform/clock';
import { closeDb, db } from './database';
import { migrate } from './migrate';
import { env } from '@/lib/platform/env';
import { RateLimitError } from '@/lib/platform/http/http-error';
import type { CodePurpose } from '@/lib/contract/otp';
import {
  CODE_LIFE,
  endChallenge,
  openChallenge,
  takeTry,
  type AskerKind,
  type Challenge,
  type Channel,
} from './challenges';
import { takeTryElsewhere } from './guesses';
import { chargeSend } from './send-limits';

// Tests the limits with a database file and a simulated clock: an attacker with any number of clients, some
// with known browsers, tries every kind of request for one person's code at every moment.

freshDataDir();
const EMAIL = 'reader@example.com';
const START = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  await migrate();
  // Days of attempts are simulated, and none has to survive a power failure, so commits need not reach the
  // disk.
  if (!env().DATABASE_URL) await sql`pragma synchronous = off`.execute(db());
});
afterAll(closeDb);

const WAYS: AskerKind[] = ['browser', 'known', 'confirming', 'proving', 'api'];
type Way = AskerKind;

/** What a browser asks for in each of these ways. */
const PURPOSES: Partial<Record<Way, CodePurpose>> = { confirming: 'deletion', proving: 'request' };

/** One attack: its clock, its number of guesses, and its actions. */
async function attack() {
  for (const table of ['otp_challenges', 'rate_limits'] as const) await db().deleteFrom(table).execute();
  let now = START;
  let clients = 0;
  const clock = () => now;
  const guesses: { at: number; channel: Channel }[] = [];

  return {
    guesses,
    pass: (time: number) => void (now += time),
    /** The challenge of a new code, or the seconds to wait for one. */
    async send(way: Way): Promise<Challenge | number> {
      const channel = way === 'api' ? 'api' : 'browser';
      const asker = {
        email: EMAIL,
        channel,
        known: way === 'known',
        purpose: PURPOSES[way] ?? 'sign-in',
        client: `c${(clients += 1)}`,
      } as const;
      try {
        return await db()
          .transaction()
          .execute(async (trx) => {
            await chargeSend(trx, asker, clock);
            return (await openChallenge(trx, asker, '000000', clock)).challenge;
          });
      } catch (error) {
        if (!(error instanceof RateLimitError)) throw error;
        return error.retryAfter * 1000;
      }
    },
    /** Tries codes until none is accepted any more, as the client that requested the code or as another. */
    async guess({ id, client }: Challenge, way: Way, most = 8): Promise<void> {
      for (let i = 0; i < most; i += 1)
        if (await takeTry(db(), id, clock))
          guesses.push({ at: now, channel: way === 'api' ? 'api' : 'browser' });
      if (way !== 'api') return;
      for (let i = 0; i < most; i += 1)
        if (await takeTryElsewhere(db(), { id, email: EMAIL, client: `${client}-${i}` }, clock))
          guesses.push({ at: now, channel: 'api' });
    },
    end: (challenge: Challenge) => endChallenge(db(), challenge.id, clock),
  };
}

/** The most guesses in any 24 hours: the maximum is in a window that begins with a guess. */
function mostInADay(guesses: { at: number; channel: Channel }[], channels: Channel[]): number {
  const counted = guesses.filter((guess) => channels.includes(guess.channel));
  return Math.max(
    0,
    ...counted.map(({ at }) => counted.filter((guess) => guess.at >= at && guess.at < at + DAY).length),
  );
}

const mostOfEach = (guesses: { at: number; channel: Channel }[]) => ({
  browser: mostInADay(guesses, ['browser']),
  api: mostInADay(guesses, ['api']),
  together: mostInADay(guesses, ['browser', 'api']),
});

/**
 * On PostgreSQL each round trip takes longer, so only a part of the attacks is run there; the arithmetic is
 * the same.
 */
const SHARE = env().DATABASE_URL ? 8 : 1;

// Every hour at which a first burst can come, and several delays between request and guesses.
const PHASES = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  delay: (hour % 11) * MINUTE - (hour % 11 && 1),
})).filter(({ hour }) => hour % SHARE === 0);

it.each(PHASES)(
  'a burst at hour $hour, guessed after $delay ms, and then as soon as allowed',
  async ({ hour, delay }) => {
    const { send, guess, pass, guesses } = await attack();
    pass(hour * HOUR);
    for (let elapsed = 0; elapsed < 3 * DAY;) {
      const open: [Challenge, Way][] = [];
      const waits: number[] = [];
      for (const way of WAYS) {
        const outcome = await send(way);
        if (typeof outcome === 'number') waits.push(outcome);
        else open.push([outcome, way]);
      }
      const step = open.length > 0 ? Math.max(delay, MINUTE) : Math.min(...waits);
      pass(open.length > 0 ? delay : 0);
      for (const [challenge, way] of open) await guess(challenge, way);
      pass(step - (open.length > 0 ? delay : 0));
      elapsed += step;
    }
    expect(guesses.length).toBeGreaterThan(50);
    const { browser, api, together } = mostOfEach(guesses);
    expect(browser).toBeLessThanOrEqual(35);
    expect(api).toBeLessThanOrEqual(15);
    expect(together).toBeLessThanOrEqual(50);
  },
);

it('no sequence of requests, guesses, replacements and pauses exceeds the limits', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('send' as const), way: fc.constantFrom(...WAYS) }),
    fc.record({ do: fc.constant('guess' as const), which: fc.nat(5), most: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ do: fc.constant('end' as const), which: fc.nat(5) }),
    fc.record({
      do: fc.constant('pass' as const),
      time: fc.constantFrom(MINUTE, CODE_LIFE - MINUTE, HOUR, DAY - HOUR, DAY - CODE_LIFE, DAY - 1, DAY),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 150 }), async (steps) => {
      const { send, guess, end, pass, guesses } = await attack();
      const open: [Challenge, Way][] = [];
      for (const action of steps) {
        if (action.do === 'pass') pass(action.time);
        else if (action.do === 'send') {
          // An attacker waits the minute between two codes.
          pass(MINUTE);
          const outcome = await send(action.way);
          if (typeof outcome !== 'number') open.unshift([outcome, action.way]);
        } else {
          const [challenge, way] = open[action.which] ?? [];
          if (challenge && way && action.do === 'end') await end(challenge);
          if (challenge && way && action.do === 'guess') await guess(challenge, way, action.most);
        }
      }
      const { browser, api, together } = mostOfEach(guesses);
      expect(browser).toBeLessThanOrEqual(35);
      expect(api).toBeLessThanOrEqual(15);
      expect(together).toBeLessThanOrEqual(50);
    }),
    { numRuns: Math.ceil(30 / SHARE) },
  );
});

it('five attempts at a sent code are always accepted, whatever other clients do', async () => {
  const { send, guess, pass } = await attack();
  const mine = await send('browser');
  for (let minute = 1; minute < 10; minute += 1) {
    pass(MINUTE);
    for (const way of WAYS) {
      const theirs = await send(way);
      if (typeof theirs !== 'number') await guess(theirs, way);
    }
  }
  if (typeof mine === 'number') throw new Error('The first code is sent');
  for (let i = 0; i < 5; i += 1) expect(await takeTry(db(), mine.id, () => START + 9 * MINUTE)).toBe(true);
});
