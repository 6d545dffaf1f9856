// Gives components/page-script/bundled.ts its content: the bundles of the scripts that pages load without
// React. A changed file of them is bundled again, also under `next dev`.

/**
 * A loader: webpack's interface, of which Turbopack has this part.
 * @this {{ addDependency(file: string): void }}
 */
module.exports = async function withPageScript() {
  const { bundlePageScript } = await import('./page-script.mjs');
  const { module, inputs } = await bundlePageScript();
  // The lockfile too, since it names the version of the bundler: server and pages must agree on each byte.
  for (const file of [...inputs, __dirname.replace(/scripts.steps$/, 'package-lock.json')])
    this.addDependency(file);
  return module;
};
