// As steps/read-settings.ts, after the checks of a start: what an operator should know of goes to the error output, and what a start
// refuses ends it with 1.
import { examineForStart } from './checks';
import { findingLine } from './checks/check';
import { siteSettings } from './steps/site-settings';

void examineForStart().then(({ refusal, notes }) => {
  for (const note of notes) console.error(findingLine(note));
  if (refusal) console.error(refusal);
  else console.log(JSON.stringify(siteSettings()));
  // Another machine that has not answered in time is not waited for.
  process.exit(refusal ? 1 : 0);
});
