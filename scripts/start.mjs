// npm start: installs and builds where needed, then serves. What an old Node cannot read is imported after the check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('./steps/start-site.mjs').then(({ startSite }) => startSite());
