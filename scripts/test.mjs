// npm test: runs every check and test, from a fresh clone. Modules that an old Node cannot parse are
// imported after the version check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('./steps/test-site.mjs').then(({ testSite }) => testSite());
