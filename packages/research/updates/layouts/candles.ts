import { z } from 'zod';
import { DAY, SECOND, dayOf } from '@/lib/platform/clock';
import { jsonOf } from '../json-of';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';

/** Candles of a day in UTC, by the second at which it begins. */
type Candle = { time: number; low: number; high: number; open: number; close: number };

const number = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);

const bitstamp = z.object({
  data: z.object({
    pair: z.string(),
    ohlc: z.array(z.object({ timestamp: number, open: number, high: number, low: number, close: number })),
  }),
});

/** `[time, low, high, open, close, volume]`, the newest first. */
const coinbase = z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]));

/** Bitstamp's `/api/v2/ohlc` with a step of a day. */
export function readBitstamp(
  received: Received,
  { pair }: Extract<Supply, { layout: 'bitstamp' }>,
): Observation[] {
  const { data } = jsonOf(received, bitstamp);
  if (data.pair !== pair)
    throw new SupplyProblem(received.name, null, `The pair is ${data.pair}, not ${pair}`);
  return closes(
    received,
    data.ohlc.map(({ timestamp, ...candle }) => ({ time: timestamp, ...candle })),
  );
}

/** Coinbase's `/products/PAIR/candles` with a granularity of a day. */
export function readCoinbase(received: Received): Observation[] {
  return closes(
    received,
    jsonOf(received, coinbase).map(([time, low, high, open, close]) => ({ time, low, high, open, close })),
  );
}

/** The closes of the days that are over: the candle of today changes until midnight UTC. */
function closes({ name, today }: Received, candles: readonly Candle[]): Observation[] {
  return candles.flatMap(({ time, low, high, open, close }, i) => {
    if ((time * SECOND) % DAY !== 0)
      throw new SupplyProblem(name, i + 1, `${time} is no midnight UTC: the candles are not of days`);
    if (Math.max(open, close) > high || Math.min(open, close) < low)
      throw new SupplyProblem(
        name,
        i + 1,
        'Open or close is outside of low and high: are two columns swapped?',
      );
    const at = dayOf(time * SECOND);
    return at === today ? [] : [{ at, cells: [close], line: i + 1 }];
  });
}
