// npm run doctor: looks at everything an operator may have to mend, changes nothing, and ends with 1 where
// something is broken.
import { escapeControls } from '@/lib/platform/controls.mjs';
import { examine } from './checks';
import { findingLine } from './checks/check';

void examine().then((findings) => {
  for (const finding of findings) console.log(escapeControls(findingLine(finding)));
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
});
