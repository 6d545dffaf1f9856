import pino from 'pino';
import { MINUTE } from './clock';
import { escapeControls } from './controls.mjs';
import { outsideRequest, requestId } from './request-id';
import { schemaProblem } from './schema-error';

/**
 * The server's log, one JSON line per event, with the id of the request that caused it. No personal data: no
 * address, code or token; callers shorten and clean text that clients sent.
 */
export const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  hooks: { streamWrite: escapeControls },
  mixin: () => {
    const id = requestId();
    return id ? { requestId: id } : {};
  },
});

/**
 * What is logged of an error: its type and stack location, never the values it contains; and what to do about
 * a database that lacks a table or a column.
 */
export function errorFields(error: unknown): { error: string; at?: string; problem?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const frames = error.stack?.split('\n').filter((frame) => /^\s+at /.test(frame)) ?? [];
  // Where Node refuses something says little: who asked for it is wanted.
  const at = (frames.find((frame) => !/\bnode:/.test(frame)) ?? frames[0])?.trim();
  const problem = schemaProblem(error);
  return {
    error: code ? `${error.name} ${code}` : error.name,
    ...(at && { at }),
    ...(problem && { problem }),
  };
}

/** A masked address for the log: `r…@e…` distinguishes two people, but is useless for sending mail. */
export function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}

/** Lines per minute: enough to see what happens, too few to fill a disk. */
const MOST = 60;

const countsByKey = new Map<string, { minute: number; lines: number; leftOut: number }>();

/**
 * Logs an event that clients can cause. At most `most` lines of a kind a minute, then one that counts the rest.
 * @param kind a fixed name; text from a client would make a new kind for each request
 */
export function limited(kind: string, write: () => void, most = MOST): void {
  const now = Date.now();
  const minute = Math.floor(now / MINUTE);
  let count = countsByKey.get(kind);
  if (count?.minute !== minute) countsByKey.set(kind, (count = { minute, lines: 0, leftOut: 0 }));
  if (count.lines < most) {
    count.lines += 1;
    return write();
  }
  count.leftOut += 1;
  if (count.leftOut > 1) return;
  // The line counts those of many requests.
  outsideRequest(() =>
    setTimeout(
      () => log.warn({ kind, leftOut: count.leftOut }, 'Repeated log lines were left out'),
      (minute + 1) * MINUTE - now,
    ).unref(),
  );
}
