// For `next dev`: gives lib/content/content-source.ts a number that changes with content/. The module and all that import it
// are then loaded again, so what they have read is read again, and open pages show it.
const path = require('node:path');

module.exports = function withContentVersion(/** @type {string} */ source) {
  this.addContextDependency(path.resolve(__dirname, '../../content'));
  return `${source}\nexport const contentVersion = ${Date.now()};\n`;
};
