import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { SCRIPTS } from '@/packages/host/serve/earlier-scripts';
import { compressForServer, isCompressible, textHash } from '@/packages/host/serve/encodings';
import { RESPONSES, type Written } from '@/packages/host/serve/manifest';
import type { Rendered } from '@/packages/host/serve/next-handler';
import type { CspSources } from '@/packages/host/headers.mjs';
import { scriptHash, transform } from '@/packages/host/serve/transform';
import type { Rules } from '@/packages/host/serve/rules';
import { UNCOMPRESSED } from '@/packages/host/serve/uncompressed.mjs';
import type { Known } from './next-manifests';

const MANIFEST = path.join(RESPONSES, 'manifest.json');
const MARK = path.join(RESPONSES, UNCOMPRESSED);

type Options = {
  rules: Rules;
  known: ReadonlyMap<string, Known>;
  routes: Written['routes'];
  render: (path: string) => Promise<Rendered>;
  cspSources: CspSources;
};

/**
 * Writes every page and file that the build has made as visitors get it, and the manifest that the server
 * reads. It leaves their compression to {@link compressResponses}.
 * @returns the paths that Next's build has not made and that could not be made now: the server has them made
 * at their first request
 */
export async function writeResponses({
  rules,
  known,
  routes,
  render,
  cspSources,
}: Options): Promise<string[]> {
  await rm(RESPONSES, { recursive: true, force: true });
  await mkdir(SCRIPTS, { recursive: true });
  await writeFile(MARK, '');
  const responses: Written['responses'] = {};
  const leftOut: string[] = [];

  for (const [page, { revalidate, isFile, isMade }] of known) {
    responses[page] = { status: 200, headers: {}, revalidate, isFile };
    const rendered = await render(page);
    if (rendered.status >= 500) {
      if (isMade) throw new Error(`${page} answered ${rendered.status}.`);
      leftOut.push(page);
      continue;
    }
    const { status, headers, body, scripts } = transform(page, rendered, { rules, cspSources });
    responses[page] = { ...responses[page], status, headers, body: textHash(body) };
    await writeFile(path.join(RESPONSES, textHash(body)), body);
    if (!scripts) continue;
    const file = path.join(SCRIPTS, scriptHash(scripts.code));
    responses[page].scripts = { url: scripts.url, body: path.relative(RESPONSES, file) };
    await writeFile(file, scripts.code);
  }
  const manifest: Written = { made: Date.now(), responses, routes };
  await writeFile(MANIFEST, JSON.stringify(manifest));
  return leftOut;
}

/**
 * Compresses what {@link writeResponses} has written. A server that runs meanwhile reads nothing of it before
 * it is whole.
 */
export async function compressResponses(): Promise<void> {
  const { responses } = JSON.parse(await readFile(MANIFEST, 'utf8')) as Written;
  const texts = new Set<string>();
  for (const { body, headers, scripts } of Object.values(responses)) {
    if (body && isText(headers, await readFile(path.join(RESPONSES, body)))) texts.add(body);
    if (scripts) texts.add(scripts.body);
  }
  // One list that all take from.
  const files = texts.values();
  const takeAll = async () => {
    for (const file of files) await compressForServer(await readFile(path.join(RESPONSES, file)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
  await rm(MARK);
}

const isText = (headers: Record<string, string>, body: Buffer) =>
  isCompressible(headers['content-type'] ?? '', body);
