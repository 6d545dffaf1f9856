import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compress, ENCODINGS, type Encoding } from './encodings';

/** A part of the build, written by server/compress-build.ts. */
const FOLDER = path.join('.next', 'compressed');

/** Names a text. */
export const textHash = (text: Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const nameOf = (hash: string, encoding: Encoding) => `${hash}.${encoding}`;

/** The best compression of a text if the build made it, in all encodings that this version of Node supports. */
export async function compressedByBuild(
  hash: string,
  folder = FOLDER,
): Promise<Map<Encoding, Buffer> | undefined> {
  const read = ENCODINGS.map(
    async (encoding) => [encoding, await readFile(path.join(folder, nameOf(hash, encoding)))] as const,
  );
  return Promise.all(read).then(
    (bodies) => new Map(bodies),
    () => undefined,
  );
}

/** Compresses a text for {@link compressedByBuild}. */
export async function compressForServer(text: Buffer, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const hash = textHash(text);
  for (const [encoding, body] of await compress(text, 'best'))
    await writeFile(path.join(folder, nameOf(hash, encoding)), body);
}
