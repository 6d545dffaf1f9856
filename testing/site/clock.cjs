// For `node --require`: the clocks of a site in a test go ahead by the milliseconds in the file of
// CLOCK_FILE. Next compares the two clocks with each other; with CLOCK_JUMPS the time of day alone is
// changed, as by an operator.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Node loads it by --require, before any module.
const { readFileSync } = require('node:fs');

const now = Date.now;
const sinceStart = performance.now.bind(performance);
let [ahead, looked] = [0, 0];

function difference() {
  if (now() - looked > 100) {
    looked = now();
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
  }
  return ahead;
}

Date.now = () => now() + difference();
if (!process.env.CLOCK_JUMPS) performance.now = () => sinceStart() + difference();
