import { createHash } from 'node:crypto';
import { CODE_ALPHABET, readCode } from '@/lib/platform/code-alphabet';
import { readOnce } from '@/lib/content/content-source';
import type { Report } from './report';
import { listAllReports } from './versions';

const LENGTH = 8;
/** Each character encodes five bits. */
const BYTES = (LENGTH * 5) / 8;

/** What a printed code identifies: a whole report, or one of its charts. */
export type Coded = { report: Report; part: string };

export const WHOLE = 'report';

/**
 * The code printed on a report or on the card of one of its charts. The same input always gives the same
 * code. A code proves nothing by itself; readers look it up on the site.
 */
export const codeFor = (slug: string, version: number, part: string = WHOLE): string =>
  codeOf(`${slug}\n${version}\n${part}`);

/** Eight characters that name a text. */
export function codeOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  let bits = digest.readUIntBE(0, BYTES);
  let code = '';
  while (code.length < LENGTH) {
    code = CODE_ALPHABET.charAt(bits % 32) + code;
    bits = Math.floor(bits / 32);
  }
  return code;
}

/** What a code identifies, typed in any case and spacing; `null` for an unknown code. */
export function lookUpCode(typed: string): Coded | null {
  return codes().get(readCode(typed)) ?? null;
}

/** Every code in use, of current and of superseded versions. */
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
