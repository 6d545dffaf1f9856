import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env, siteOrigin } from '@/lib/platform/env';

/** The folder where the build puts the files that faces.ts names; their names contain a hash. */
const MEDIA = '.next/static/media';

/** The same files as on our pages, so that a frame on one of them uses the browser's cached copy. */
const FACES = [
  { family: 'Inter', file: 'inter', weight: '400 600' },
  { family: 'Newsreader', file: 'newsreader', weight: '480' },
] as const;

/** The build's files; before a build, in tests and in development there are none. */
function filesOfBuild(): readonly string[] | null {
  return env().NODE_ENV === 'production' ? readdirSync(path.join(process.cwd(), MEDIA)) : null;
}

let newsreader: string | null | undefined;

/** The address of the serif typeface on this site. */
export function newsreaderPath(): string | null {
  if (newsreader === undefined) {
    const files = filesOfBuild();
    newsreader = files && pathOf('newsreader', files);
  }
  return newsreader;
}

/**
 * The head of a document without the site's stylesheet that has its typefaces: addresses to load at once,
 * since drawing it in other typefaces first takes as long as drawing it twice, and the rules. Addresses are
 * absolute, because a sandboxed frame has no origin that relative ones could use. Without a build, frames use the
 * system's typefaces.
 */
export function typefaces(): { preloads: string; css: string } {
  const files = filesOfBuild();
  return files ? builtTypefaces(files) : { preloads: '', css: '' };
}

/**
 * The same from the build's files.
 * @throws when the files do not exist
 */
export function builtTypefaces(built: readonly string[]): { preloads: string; css: string } {
  const faces = FACES.map(({ family, file, weight }) => {
    const url = siteOrigin() + pathOf(file, built);
    return {
      preload: `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
      rule: `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")}`,
    };
  });
  return {
    preloads: faces.map(({ preload }) => preload).join(''),
    css: faces.map(({ rule }) => rule).join('\n'),
  };
}

function pathOf(file: string, built: readonly string[]): string {
  const name = built.find((candidate) => candidate.startsWith(file) && candidate.endsWith('.woff2'));
  if (!name) throw new Error(`${MEDIA} has no typeface ${file}: this version of Next puts it elsewhere`);
  return `/_next/static/media/${name}`;
}
