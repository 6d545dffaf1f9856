import { seriesFiles } from '@samvit/research';
import { readCode } from '@/lib/platform/code-alphabet';
import { readByBuild } from '@/lib/content/content-source';
import type { Report } from './report';
import { listAllReports, readVersion } from './versions';

/** What a printed code identifies: a whole report, or one of its charts. */
export type Coded = { report: Report; part: string };

export const WHOLE = 'report';

/**
 * The code printed on a report or on the card of one of its charts. The same input always gives the same
 * code. A code proves nothing by itself; readers look it up on the site.
 */
export const codeFor = (slug: string, version: number, part: string = WHOLE): string =>
  seriesFiles.codeOf(`${slug}\n${version}\n${part}`);

/** What a code identifies, typed in any case and spacing; `null` for an unknown code. */
export function lookUpCode(typed: string): Coded | null {
  const coded = codes().get(readCode(typed));
  const report = coded && readVersion(coded.slug, coded.version);
  return coded && report ? { report, part: coded.part } : null;
}

/** Every code in use, of current and of superseded versions. To look one up, a server need not read all of them. */
const codes = readByBuild(
  'codes',
  () =>
    new Map(
      listAllReports().flatMap(({ slug, version, charts }) =>
        [WHOLE, ...Object.keys(charts)].map(
          (part) => [codeFor(slug, version, part), { slug, version, part }] as const,
        ),
      ),
    ),
);
