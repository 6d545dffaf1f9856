// For `node --require`: the clock of a site in a test goes ahead by the milliseconds in the file of CLOCK_FILE.
const { readFileSync } = require('node:fs');

const now = Date.now;
let [ahead, looked] = [0, 0];

Date.now = () => {
  const real = now();
  if (real - looked > 100) {
    looked = real;
    ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  }
  return real + ahead;
};
