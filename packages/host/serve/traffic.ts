import type { ServerResponse } from 'node:http';
import { SECOND } from '@/lib/platform/clock';

/**
 * `memory`: sent at once from memory. `page`: other responses that need no visitor, also errors. `rendered`:
 * pages that Next renders for a visitor. `api`: what is below /api. `monitoring`: this server's own.
 */
export const CLASSES = ['memory', 'page', 'rendered', 'api', 'monitoring'] as const;
export type Class = (typeof CLASSES)[number];

/** How a request is counted; it may change until the response ends. */
export type Measured = { class: Class };

/** By the first digit of their status. */
type Statuses = [number, number, number, number, number, number];

/**
 * Counts responses. A response from memory costs one addition, and has no measured duration: it takes a few
 * microseconds, less than measuring would.
 */
export class Traffic {
  readonly counts = Object.fromEntries(CLASSES.map((name) => [name, [0, 0, 0, 0, 0, 0]])) as Record<
    Class,
    Statuses
  >;
  /** Receives durations while metrics are on. */
  observe: ((name: Class, seconds: number) => void) | undefined;

  fromMemory(status: number): void {
    this.#add('memory', status);
  }

  /** As {@link fromMemory}, for a response as bytes: its status stands behind `HTTP/1.1 `. */
  bytesFromMemory(bytes: Buffer | undefined): Buffer | undefined {
    if (bytes) this.#add('memory', ((bytes[9] ?? 0) - 48) * 100);
    return bytes;
  }

  /**
   * Counts a response when it has been sent, or its client has left in the middle of it; not if none of it
   * was sent.
   */
  begin(response: ServerResponse): Measured {
    const measured: Measured = { class: 'page' };
    const began = performance.now();
    response.once('close', () => {
      if (!response.headersSent) return;
      this.#add(measured.class, response.statusCode);
      this.observe?.(measured.class, (performance.now() - began) / SECOND);
    });
    return measured;
  }

  #add(name: Class, status: number): void {
    const digit = Math.floor(status / 100) as 1 | 2 | 3 | 4 | 5;
    this.counts[name][digit] += 1;
  }
}
