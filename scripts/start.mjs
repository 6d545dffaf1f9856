// npm start: installs and builds if needed, then serves. Modules that an old Node cannot parse are imported
// after the version check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('../packages/host/commands.mjs').then(({ startSite }) => startSite());
