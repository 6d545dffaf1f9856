import { setImmediate as moment } from 'node:timers/promises';

/**
 * In the first the work that reads a connection ends; in the second a visitor's connection is accepted; in
 * the third its request is read.
 */
const MOMENTS = 3;

/**
 * Between two pieces of work: whoever came during the first is answered before the second. One moment alone
 * lets nobody in where the first piece began as a connection was read: the loop comes to it before it looks
 * at the other connections.
 */
export async function turn(): Promise<void> {
  for (let i = 0; i < MOMENTS; i += 1) await moment();
}
