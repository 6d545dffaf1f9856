/**
 * A sequencer of jest (--testSequencer): every suite as often as TIMES says, in the random order of the run's --seed.
 * The results of a suite that runs again are added to those before.
 */
class ShuffledOrder {
  #seed;

  /** @param {{ globalConfig: { seed: number } }} options */
  constructor({ globalConfig }) {
    this.#seed = globalConfig.seed;
  }

  /**
   * @template T
   * @param {T[]} tests
   * @returns {T[]}
   */
  sort(tests) {
    const times = Number(process.env.TIMES ?? 1);
    const rest = Array.from({ length: times }, () => tests).flat();
    // Each is drawn from those that are left.
    return [...rest].flatMap(() => rest.splice(Math.floor(this.#random() * rest.length), 1));
  }

  /**
   * @template T
   * @param {T} tests
   */
  shard(tests) {
    return tests;
  }

  /**
   * @template T
   * @param {T} tests
   */
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
