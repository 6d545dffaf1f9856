import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { Received } from './received';
import { SupplyProblem } from './supply-problem';
import { isWebPage, WEB_PAGE } from './web-page';

/**
 * The parts of an archive that are wanted.
 * @param most in bytes, of all parts unpacked: more is refused before it is
 * @param other what is said of a file that is no archive
 * @throws SupplyProblem
 */
export function unzipped(
  { name, bytes }: Received,
  { most, other, wants }: { most: number; other: string; wants: (part: string) => boolean },
): Record<string, Uint8Array> {
  if (isWebPage(bytes)) throw new SupplyProblem(name, null, WEB_PAGE);
  let unpacked = 0;
  const filter = ({ originalSize }: UnzipFileInfo) => {
    unpacked += originalSize;
    return false;
  };
  try {
    // Nothing is unpacked here; who says less than there is fails when it is.
    unzipSync(bytes, { filter });
    if (unpacked <= most) return unzipSync(bytes, { filter: (part) => wants(part.name) });
  } catch {
    throw new SupplyProblem(name, null, other);
  }
  throw new SupplyProblem(name, null, `Unpacked it has ${unpacked} bytes, more than ${most}`);
}
