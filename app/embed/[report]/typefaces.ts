import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env, siteOrigin } from '@/lib/platform/env';

/** Where the build puts the two files that app/layout.tsx names, under a hash of what they hold. */
const MEDIA = '.next/static/media';

/** The same face as on our pages, so that a frame on one of them finds the files it has loaded already. */
const FACES = [
  { family: 'Inter', file: 'inter', weight: '400 600' },
  { family: 'Newsreader', file: 'newsreader', weight: '480' },
] as const;

/**
 * The typefaces of the site for a document without its stylesheet. Their addresses are absolute: a sandboxed frame has no
 * origin of its own that they could be relative to.
 */
export function typefacesCss(): string {
  // Before a build, in tests and in development, frames are set in the faces of the system.
  if (env().NODE_ENV !== 'production') return '';
  return faceRules(readdirSync(path.join(process.cwd(), MEDIA)));
}

/**
 * The faces as rules, from what the build put into its folder.
 * @throws when they are not there
 */
export function faceRules(built: readonly string[]): string {
  return FACES.map(({ family, file, weight }) => {
    const name = built.find((candidate) => candidate.startsWith(file) && candidate.endsWith('.woff2'));
    if (!name) throw new Error(`${MEDIA} has no typeface ${file}: this version of Next puts it elsewhere`);
    const source = `url(${siteOrigin()}/_next/static/media/${name}) format("woff2")`;
    return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:${source}}`;
  }).join('\n');
}
