import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from './root.mjs';

const FOLDER = path.join('components', 'page-script');

/** The module that the bundles replace; see its own comment. */
export const BUNDLED = path.join(FOLDER, 'bundled.ts');

/** The browsers that Next supports. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Bundles the page script and the inline script.
 * @returns {Promise<{ module: string, inputs: string[] }>} the source of components/page-script/bundled.ts,
 * and the files that it was made of
 */
export async function bundlePageScript() {
  // Imported here and not at the top: on a first start this file is loaded before packages are installed.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['inline.ts', 'main.ts'].map((entry) => path.join(FOLDER, entry)),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: FOLDER,
    format: 'iife',
    target: TARGET,
    logLevel: 'error',
  });
  const [inline = '', main = ''] = outputFiles.map(({ text }) => text.trim());
  const name = `${createHash('sha256').update(main).digest('hex').slice(0, 16)}.js`;
  const constants = { INLINE_SCRIPT: inline, PAGE_SCRIPT: main, PAGE_SCRIPT_NAME: name };
  return {
    module: Object.entries(constants)
      .map(([constant, text]) => `export const ${constant} = ${JSON.stringify(text)};`)
      .join('\n'),
    inputs: Object.keys(metafile.inputs).map((file) => path.join(ROOT, file)),
  };
}
