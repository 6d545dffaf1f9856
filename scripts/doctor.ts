// npm run doctor: looks at everything an operator may have to mend, changes nothing, and ends with 1 where something is broken.
import { examine } from './examinations';

void examine().then((findings) => {
  for (const { state, subject, words } of findings) console.log(`${state.padEnd(5)} ${subject}: ${words}`);
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
});
