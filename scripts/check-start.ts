// As steps/read-settings.ts, with the checks of a start: prints what an operator should know to the error
// output, and exits with 1 if the site must not start.
import { examineForStart } from './checks';
import { findingLine } from './checks/check';
import { siteSettings } from './steps/site-settings';

void examineForStart().then(({ refusal, notes }) => {
  for (const note of notes) console.error(findingLine(note));
  if (refusal) console.error(refusal);
  else console.log(JSON.stringify(siteSettings()));
  // A check that waits for another machine may still run; it is not waited for.
  process.exit(refusal ? 1 : 0);
});
