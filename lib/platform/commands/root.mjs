import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this code: the repository, or a release of it. Every program is started from here. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const RELEASES_NAME = '.releases';

/** The file that describes a release and makes a folder one; it is written last. */
export const RELEASE_FILE = 'release.json';

/** Whether this code is a release, which needs neither installation nor build. */
export const IS_RELEASE = existsSync(path.join(ROOT, RELEASE_FILE));

/**
 * The operator's folder, with `.env` and `.releases`; relative paths in settings are relative to it. It is
 * the repository, also for the releases made of it.
 */
export const HOME = path.basename(path.dirname(ROOT)) === RELEASES_NAME ? path.resolve(ROOT, '../..') : ROOT;

/** Where the releases are; see packages/host/decisions/releases-switch-without-losing-a-request.md. */
export const RELEASES = path.join(HOME, RELEASES_NAME);
