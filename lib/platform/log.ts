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

/** An address as a log may show it: `r…@e…`, enough to tell two apart at a desk, too little to write to. */
export function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}
