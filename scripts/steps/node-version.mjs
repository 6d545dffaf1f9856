// Runs first, on any version of Node: no syntax or import here that an old one cannot parse.
import { readFileSync } from 'fs';

const engines = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines;

/** As `20.19`. */
const REQUIRED = engines.node.replace(/^>=\s*/, '');

/**
 * @param {string} version as `20.19.4`
 * @param {string} [required]
 * @returns {string | undefined} the sentence for a version that is too old
 */
export function nodeProblem(version, required = REQUIRED) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = required.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `This site needs Node ${required} or newer, and this is Node ${version}: install a newer one and start again.`;
}

/** Ends the process with a sentence when Node is too old. */
export function checkNode() {
  const problem = nodeProblem(process.versions.node);
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
