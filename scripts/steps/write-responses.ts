import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCRIPTS } from '@/server/earlier-scripts';
import { compressForServer, isCompressible, textHash } from '@/server/encodings';
import { RESPONSES, type Written } from '@/server/manifest';
import type { Rendered } from '@/server/next-handler';
import type { CspSources } from '@/server/security-headers.mjs';
import { scriptHash, transform } from '@/server/transform';
import type { Known } from './next-manifests';

type Options = {
  known: ReadonlyMap<string, Known>;
  routes: Written['routes'];
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
};

/**
 * Writes every page and file that the build has made as visitors get it, with its compressed forms, and the manifest
 * that the server reads.
 * @returns the paths that Next's build has not made and that could not be made now: the server has them made at their first request
 */
export async function writeResponses({ known, routes, render, cspSources }: Options): Promise<string[]> {
  await rm(RESPONSES, { recursive: true, force: true });
  await mkdir(SCRIPTS, { recursive: true });
  const responses: Written['responses'] = {};
  const texts: Promise<void>[] = [];
  const leftOut: string[] = [];

  for (const [page, { revalidate, isFile, isMade }] of known) {
    responses[page] = { status: 200, headers: {}, revalidate, isFile };
    const rendered = await render(page);
    if (rendered.status >= 500) {
      if (isMade) throw new Error(`${page} answered ${rendered.status}.`);
      leftOut.push(page);
      continue;
    }
    const { status, headers, body, scripts } = transform(page, rendered, cspSources);
    responses[page] = { ...responses[page], status, headers, body: textHash(body) };
    await writeFile(path.join(RESPONSES, textHash(body)), body);
    if (isCompressible(headers['content-type'] ?? '', body)) texts.push(compressForServer(body));
    if (!scripts) continue;
    const code = Buffer.from(scripts.code);
    const file = path.join(SCRIPTS, scriptHash(scripts.code));
    responses[page].scripts = { url: scripts.url, body: path.relative(RESPONSES, file) };
    await writeFile(file, code);
    texts.push(compressForServer(code));
  }
  await Promise.all(texts);
  const manifest: Written = { made: Date.now(), responses, routes };
  await writeFile(path.join(RESPONSES, 'manifest.json'), JSON.stringify(manifest));
  return leftOut;
}
