// npm run upgrade: serves what is checked out here. It never pulls. Until the last but one step the site is
// not touched; if a step fails, the release before is served on. Modules that an old Node cannot parse are
// imported after the version check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('./steps/upgrade-site.mjs').then(({ upgradeSite }) => upgradeSite());
