// What the host uses of Next that Next does not document. Each is one function, with what is lost without it;
// nothing else in the package knows how Next does these things, but for next-cache.mjs, which Next loads
// itself.
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { NEXT_CACHE_IMPLICIT_TAG_ID } from 'next/dist/lib/constants';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import loadConfig from 'next/dist/server/config';
import { encodeHeaderSafe } from 'next/dist/server/lib/encode-header-safe';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import type { Place } from '@/lib/platform/sides';

/**
 * Has Next read its settings, which it keeps, without a line on how long that took: whoever reads them first decides.
 * Without it each start, and each start of the thread of analyses, prints that line.
 * Tested by e2e/operations/commands.spec.ts.
 */
export async function readSettingsSilently(): Promise<void> {
  await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd(), { silent: true });
}

/**
 * Has Next render places again when they are asked for. Its own `revalidatePath` does this, but only within a request:
 * without it the site would have to send itself one, with a secret, for what becomes due by itself.
 * Tested by private-next.test.ts and e2e/operations/instances.spec.ts.
 */
export function expirePlaces(places: readonly Place[]): void {
  for (const tag of places.flatMap(tagsOf))
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: Date.now() });
}

/** As Next names them. */
export function tagsOf({ path, below }: Place): string[] {
  const tag = NEXT_CACHE_IMPLICIT_TAG_ID + encodeHeaderSafe(path).replace(/(?!^)\/$/, '');
  if (below) return [`${tag}${tag.endsWith('/') ? '' : '/'}${below}`];
  return path === '/' ? [tag, `${tag}index`] : [tag];
}

/**
 * Whether Next can read what its router says of its state, by Next's own check, so both accept the same
 * values. Without it anybody can have Next answer 500 and log the whole failure. Tested by
 * internal-headers.test.ts.
 */
export function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an inline script is one of Next's, with the data of the page. Without it every page is a third
 * heavier, and runs Next before a person has reached for anything. Tested by transform.test.ts and
 * e2e/page-script.spec.ts.
 */
export const isScriptOfNext = (attributes: string, code: string): boolean =>
  attributes.includes('id="_R_"') || code.includes('self.__next_f');
