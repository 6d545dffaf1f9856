import { MOST, type TableRefusal } from './own-table';
import { OwnRefusal, tableRefusal } from './own-refusal';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);

/**
 * The text of a file in UTF-8 or, as spreadsheets save "Unicode text", in UTF-16 with a byte order mark; or
 * why there is none.
 */
export function decodeTable(bytes: Uint8Array): string | TableRefusal {
  try {
    return textOf(bytes);
  } catch (error) {
    if (error instanceof OwnRefusal) return error.refused;
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0) throw tableRefusal('empty', {});
  if (bytes.length > MOST.bytes) throw tableRefusal('too-large', { most: MOST.bytes / 1_000_000 });
  // A workbook is a ZIP archive since 2007, and was a compound file before.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw tableRefusal('workbook', {});
  if (startsWith(bytes, 0x1f, 0x8b)) throw tableRefusal('compressed', {});
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw tableRefusal('not-text', {});
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}
