import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { compressedByBuild, compressForServer, textHash } from './encodings';

const TEXT = Buffer.from('Gold rose, silver rose more. '.repeat(200));
const HASH = textHash(TEXT);

async function built(): Promise<string> {
  const folder = path.join(temporaryFolder('compressed-'), 'compressed');
  await compressForServer(TEXT, folder);
  return folder;
}

test('a text of the build is found in every encoding, by its hash', async () => {
  const found = await compressedByBuild(HASH, await built());
  expect(brotliDecompressSync(found.get('br') ?? '')).toEqual(TEXT);
  expect(gunzipSync(found.get('gzip') ?? '')).toEqual(TEXT);
});

test('another text is not found, and nothing is found without a build', async () => {
  const folder = await built();
  expect((await compressedByBuild(textHash(Buffer.from('Gold fell.')), folder)).size).toBe(0);
  expect((await compressedByBuild(HASH, path.join(folder, 'none'))).size).toBe(0);
});

test('an encoding that the Node of the build could not make is not there', async () => {
  const folder = await built();
  rmSync(path.join(folder, `${HASH}.gzip`));
  const found = await compressedByBuild(HASH, folder);
  expect([found.has('br'), found.has('gzip')]).toEqual([true, false]);
});
