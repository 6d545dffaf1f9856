import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CspSources } from './csp.mjs';
import { SCRIPTS } from './earlier-scripts';
import { compressForServer, isCompressible, textHash } from './encodings';
import { RESPONSES, type Written } from './manifest';
import type { Known } from './next-manifests';
import type { Rendered } from './render';
import { scriptHash, transform } from './transform';

type Options = {
  known: ReadonlyMap<string, Known>;
  routes: Written['routes'];
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
};

/**
 * Writes every page and file that the build has made as visitors get it, with its compressed forms, and the manifest
 * that the server reads.
 */
export async function writeResponses({ known, routes, render, cspSources }: Options): Promise<void> {
  await rm(RESPONSES, { recursive: true, force: true });
  await mkdir(SCRIPTS, { recursive: true });
  const responses: Written['responses'] = {};
  const texts: Promise<void>[] = [];

  for (const [page, { revalidate, isFile, isMade }] of known) {
    responses[page] = { status: 200, headers: {}, revalidate, isFile };
    if (!isMade) continue;
    const rendered = await render(page);
    if (rendered.status >= 500) throw new Error(`${page} answered ${rendered.status}.`);
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
}
