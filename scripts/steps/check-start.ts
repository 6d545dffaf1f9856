// As read-settings.ts, after the checks of a start: warnings go to standard error, and a check that refuses
// ends the process with 1.
import { examineForStart } from '../checks';
import { findingLine } from '../checks/check';
import { siteSettings } from './site-settings';

void examineForStart().then(({ refusal, notes }) => {
  for (const note of notes) console.error(findingLine(note));
  if (refusal) console.error(refusal);
  else console.log(JSON.stringify(siteSettings()));
  // Ends the process without waiting for machines that did not answer in time.
  process.exit(refusal ? 1 : 0);
});
