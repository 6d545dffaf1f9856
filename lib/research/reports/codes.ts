import { createHash } from 'node:crypto';
import { readOnce } from '@/lib/content/content-source';
import type { Report } from './report';
import { listAllReports } from './versions';

/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud and typed again. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Five bits a character. */
const BYTES = (LENGTH * 5) / 8;

/** What a code on a card or a print names: a report as a whole, or one of its charts. */
export type Coded = { report: Report; part: string };

/** The part of a report that is all of it. */
export const WHOLE = 'report';

/**
 * The code printed on a report or on a card made from one of its charts. The same words always give the same code; it
 * proves nothing by itself, it is looked up.
 */
export function codeFor(slug: string, version: number, part: string = WHOLE): string {
  const digest = createHash('sha256').update(`${slug}\n${version}\n${part}`).digest();
  let bits = digest.readUIntBE(0, BYTES);
  let code = '';
  while (code.length < LENGTH) {
    code = ALPHABET.charAt(bits % 32) + code;
    bits = Math.floor(bits / 32);
  }
  return code;
}

/** What a code names, in whatever case and spacing it was typed; `null` when it is none of ours. */
export function lookUpCode(typed: string): Coded | null {
  return codes().get(readCode(typed)) ?? null;
}

/** A code as it is printed: `abcd-i2o4` is `ABCD1204`. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Every code in use, of the current reports and of those they replaced. */
const codes = readOnce(
  (): ReadonlyMap<string, Coded> =>
    new Map(
      listAllReports().flatMap((report) =>
        [WHOLE, ...Object.keys(report.charts)].map((part): [string, Coded] => [
          codeFor(report.slug, report.version, part),
          { report, part },
        ]),
      ),
    ),
);
