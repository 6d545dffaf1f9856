/* eslint-disable @typescript-eslint/no-require-imports -- jest loads a runner with require() */
const path = require('node:path');
const { default: TestRunner } = require('jest-runner');

/**
 * Suites that wait most of their time, for deadlines and for other processes, and read no content. One worker more runs
 * them, while each of the others has a core to itself: docs/decisions/0038.
 */
const WAITING = new Set(
  [
    'lib/platform/db/faults.postgres.test.ts',
    'lib/provider/upstream/upstream.test.ts',
    'scripts/checks.test.ts',
    'scripts/publishing.test.ts',
    'scripts/steps/releases.test.ts',
    'server/front-door.queue.test.ts',
    'server/site-server.test.ts',
    'server/socket-fast-path.test.ts',
  ].map((file) => path.resolve(__dirname, '..', file)),
);

/** As jest's own, but for the worker that waits. */
class RunnerWithWaiting extends TestRunner {
  #waiting;

  /** @param {ConstructorParameters<typeof TestRunner>} parameters */
  constructor(...[globalConfig, context]) {
    super(globalConfig, context);
    this.#waiting = new TestRunner({ ...globalConfig, maxWorkers: 1 }, context);
  }

  /**
   * @override
   * @param {Parameters<TestRunner['runTests']>} parameters
   */
  async runTests(...[tests, watcher, options]) {
    if (options.serial) return super.runTests(tests, watcher, options);
    /** @param {(typeof tests)[number]} test */
    const waits = (test) => WAITING.has(test.path);
    const waiting = tests.filter(waits);
    if (waiting.length === 0 || waiting.length === tests.length)
      return super.runTests(tests, watcher, options);
    const others = tests.filter((test) => !waits(test));
    await Promise.all([
      super.runTests(others, watcher, options),
      this.#waiting.runTests(waiting, watcher, options),
    ]);
  }

  /**
   * @override
   * @template {keyof import('jest-runner').TestEvents} Name
   * @param {Name} event
   * @param {(data: import('jest-runner').TestEvents[Name]) => void | Promise<void>} listener
   */
  on(event, listener) {
    const ends = [super.on(event, listener), this.#waiting.on(event, listener)];
    return () => ends.forEach((end) => end());
  }
}

module.exports = { __esModule: true, default: RunnerWithWaiting };
