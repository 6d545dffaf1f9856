import pino from 'pino';

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
