// For `next dev`: gives lib/content/content-source.ts a number that changes with content/. The module and all
// that import it are then loaded again, so what they have read is read again, and open pages show it.
const CONTENT = __dirname.replace(/scripts.steps$/, 'content');

/**
 * A loader: webpack's interface, of which Turbopack has this part.
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source
 */
module.exports = function withContentVersion(source) {
  this.addContextDependency(CONTENT);
  return `${source}\nexport const contentVersion = ${Date.now()};\n`;
};
