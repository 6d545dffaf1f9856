import { createHash } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../../lib/platform/commands/root.mjs';

const FOLDER = path.join('components', 'page-script');

/** The module that the bundles replace; see its own comment. */
const BUNDLED = path.join(FOLDER, 'bundled.ts');

const ENTRIES = ['inline.ts', 'reporting-inline.ts', 'main.ts', 'asking-main.ts', 'chart-main.ts'];

/** The browsers that Next supports. */
const TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Bundles the page script, the inline scripts, and the scripts of analyses and of charts.
 * @returns {Promise<{ module: string, inputs: string[] }>} the source of components/page-script/bundled.ts,
 * and the files that it was made of
 */
export async function bundlePageScript() {
  // Imported here and not at the top: on a first start this file is loaded before packages are installed.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES.map((entry) => path.join(FOLDER, entry)),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: FOLDER,
    format: 'iife',
    target: TARGET,
    logLevel: 'error',
  });
  const [inline = '', reporting = '', main = '', asking = '', chart = ''] = outputFiles.map(({ text }) =>
    text.trim(),
  );
  const constants = {
    INLINE_SCRIPT: inline,
    REPORTING_SCRIPT: reporting,
    PAGE_SCRIPT: main,
    PAGE_SCRIPT_NAME: nameOf(main),
    ASKING_SCRIPT: asking,
    ASKING_SCRIPT_NAME: nameOf(asking),
    CHART_SCRIPT: chart,
    CHART_SCRIPT_NAME: nameOf(chart),
  };
  return {
    module: Object.entries(constants)
      .map(([constant, text]) => `export const ${constant} = ${JSON.stringify(text)};`)
      .join('\n'),
    inputs: Object.keys(metafile.inputs).map((file) => path.join(ROOT, file)),
  };
}

/**
 * @param {string} code
 * @returns {string} a name that changes with the code
 */
function nameOf(code) {
  return `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
}

/**
 * For the bundle of the server, as the build of pages does: the content policy has the scripts' hashes.
 * @type {import('esbuild').Plugin}
 */
export const withPageScript = {
  name: 'page-script',
  setup: ({ onLoad }) =>
    onLoad({ filter: /bundled\.ts$/ }, async ({ path: file }) =>
      file === path.join(ROOT, BUNDLED) ? { contents: (await bundlePageScript()).module } : undefined,
    ),
};
