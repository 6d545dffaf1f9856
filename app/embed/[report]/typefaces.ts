import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env, siteOrigin } from '@/lib/platform/env';

/** The folder where the build puts the two files that app/layout.tsx names; their names contain a hash. */
const MEDIA = '.next/static/media';

/** The same file as on our pages, so that a frame on one of them uses the browser's cached copy. */
const FACES = [
  { family: 'Inter', file: 'inter', weight: '400 600' },
  { family: 'Newsreader', file: 'newsreader', weight: '480' },
] as const;

/**
 * The site's typefaces for a document without its stylesheet. Addresses are absolute, because a sandboxed
 * frame has no origin that relative ones could use.
 */
export function typefacesCss(): string {
  // Before a build, in tests and in development, frames use the system's typefaces.
  if (env().NODE_ENV !== 'production') return '';
  return faceRules(readdirSync(path.join(process.cwd(), MEDIA)));
}

/**
 * The @font-face rules, from the build's files.
 * @throws when the files do not exist
 */
export function faceRules(built: readonly string[]): string {
  return FACES.map(({ family, file, weight }) => {
    const name = built.find((candidate) => candidate.startsWith(file) && candidate.endsWith('.woff2'));
    if (!name) throw new Error(`${MEDIA} has no typeface ${file}: this version of Next puts it elsewhere`);
    const source = `url(${siteOrigin()}/_next/static/media/${name}) format("woff2")`;
    return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:${source}}`;
  }).join('\n');
}
