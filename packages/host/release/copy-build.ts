import { constants, cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Parts of a build that the server does not read. */
const NOT_SERVED = /^(build|cache|dev|diagnostics|types|trace.*|warnings\.txt)$/;

/**
 * What is written while a site runs: pages that Next renders again and what it fetched for them, the scripts
 * of such pages, and what Node has compiled.
 */
export const WRITTEN = [
  '.next/server/route-cache',
  '.next/cache',
  '.next/responses/renewed',
  '.next/compile-cache',
];

/**
 * Copies what the server reads of a finished build, and nothing that a site in its folder has rendered, such
 * as that of the tests.
 */
export function copyBuild(from: string, to: string): void {
  for (const name of readdirSync(from).filter((one) => !NOT_SERVED.test(one)))
    cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      // What only tools read is left out too.
      filter: (file) =>
        !WRITTEN.includes(path.join('.next', path.relative(from, file))) && !/\.(map|nft\.json)$/.test(file),
    });
}
