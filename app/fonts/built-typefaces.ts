import { readdirSync } from 'node:fs';
import path from 'node:path';
import { env, siteOrigin } from '@/lib/platform/env';

/** The folder where the build puts the files that app/globals.css names; their names contain a hash. */
const MEDIA = '.next/static/media';

/** Those of app/globals.css: a frame on one of our pages uses the browser's cached copy of the same files. */
const FACES = [
  { family: 'Inter', weight: '400 600' },
  { family: 'Newsreader', weight: '480' },
] as const;

let files: readonly string[] | undefined;

/** The build's files; before a build, in tests and in development there are none. */
function filesOfBuild(): readonly string[] | null {
  if (env().NODE_ENV !== 'production') return null;
  return (files ??= readdirSync(path.join(process.cwd(), MEDIA)));
}

export function typefacePath(file: string): string | null {
  const built = filesOfBuild();
  return built && pathOf(file, built);
}

/**
 * The head of a document without the site's stylesheet that has its typefaces: addresses to load at once,
 * since drawing it in other typefaces first takes as long as drawing it twice, and the rules. Addresses are
 * absolute, because a sandboxed frame has no origin that relative ones could use. Without a build, frames use the
 * system's typefaces.
 */
export function typefaces(): { preloads: string; css: string } {
  const built = filesOfBuild();
  return built ? builtTypefaces(built) : { preloads: '', css: '' };
}

/**
 * The same from the build's files.
 * @throws when the files do not exist
 */
export function builtTypefaces(built: readonly string[]): { preloads: string; css: string } {
  const faces = FACES.map(({ family, weight }) => {
    const url = siteOrigin() + pathOf(family.toLowerCase(), built);
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
  const name = built.find((candidate) => candidate.startsWith(`${file}.`) && candidate.endsWith('.woff2'));
  if (!name) throw new Error(`${MEDIA} has no typeface ${file}: this version of Next puts it elsewhere`);
  return `/_next/static/media/${name}`;
}
