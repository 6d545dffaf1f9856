import pino from 'pino';
import { MINUTE } from './clock';

/**
 * The log of the server, one JSON line an event. Nothing personal goes in: no address, code or token; what strangers
 * sent is cut and cleaned by the caller.
 */
export const log = pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** What a log line may say of an error: its kind and place, never the values it carries. */
export function errorFields(error: unknown): { error: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const at = error.stack
    ?.split('\n')
    .find((frame) => /^\s+at /.test(frame))
    ?.trim();
  return { error: code ? `${error.name} ${code}` : error.name, ...(at && { at }) };
}

/** An address as a log may show it: `r…@e…`, enough to tell two apart at a desk, too little to write to. */
export function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}

/** Lines a minute: enough to see what goes on, too few to fill a disk. */
const MOST = 60;

const written = new Map<string, { minute: number; lines: number; leftOut: number }>();

/**
 * Writes a line that strangers can cause: the first of its kind in a minute, then one that says how many were left out.
 * @param kind a word of ours: what a stranger sent would make a kind of its own for each request
 * @param most lines a minute
 */
export function limited(kind: string, write: () => void, most = MOST): void {
  const now = Date.now();
  const minute = Math.floor(now / MINUTE);
  let count = written.get(kind);
  if (count?.minute !== minute) written.set(kind, (count = { minute, lines: 0, leftOut: 0 }));
  if (count.lines < most) {
    count.lines += 1;
    return write();
  }
  count.leftOut += 1;
  if (count.leftOut > 1) return;
  setTimeout(
    () => log.warn({ kind, leftOut: count.leftOut }, 'Lines were left out'),
    (minute + 1) * MINUTE - now,
  ).unref();
}
