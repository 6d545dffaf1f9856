// npm test: proves the whole site, from a fresh clone. What an old Node cannot read is imported after the check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('./steps/test-site.mjs').then(({ testSite }) => testSite());
