/**
 * A sequencer of jest (--testSequencer): every suite as often as TIMES says, in the random order of the run's --seed.
 * The results of a suite that runs again are added to those before.
 */
class ShuffledOrder {
  #seed;

  constructor({ globalConfig }) {
    this.#seed = globalConfig.seed;
  }

  sort(tests) {
    const times = Number(process.env.TIMES ?? 1);
    const all = Array.from({ length: times }, () => tests).flat();
    // Fisher and Yates.
    for (let last = all.length - 1; last > 0; last -= 1) {
      const other = Math.floor(this.#random() * (last + 1));
      [all[last], all[other]] = [all[other], all[last]];
    }
    return all;
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}

  /** From 0 to 1, the same for the same seed: a linear congruential generator of Numerical Recipes. */
  #random() {
    this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) >>> 0;
    return this.#seed / 2 ** 32;
  }
}

module.exports = { __esModule: true, default: ShuffledOrder };
