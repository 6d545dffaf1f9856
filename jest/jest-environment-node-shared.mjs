// One context for all suites of a worker, which lets shared-runtime.cjs keep loaded modules between them. Next
// compiles for the server only if the name of the environment contains "jest-environment-node".
import { TestEnvironment } from 'jest-environment-node';

/** By project, because each has settings of its own. */
const environments = new Map();

export default class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    const { watch, watchAll } = config.globalConfig;
    const existing = environments.get(id);
    // Between two runs of a watch the code changes.
    if (existing && !watch && !watchAll) return existing;
    super(config, context);
    environments.set(id, this);
    const { global } = this;
    this.initial = [global, global.process, global.process.env].map(stateOf);
  }

  /** Takes back what a suite changed in globals, the process and its settings. The context itself stays. */
  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.initial.forEach(restore);
  }
}

const stateOf = (object) => ({ object, before: Object.getOwnPropertyDescriptors(object) });

function restore({ object, before }) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const key of Reflect.ownKeys(now)) if (!(key in before) && now[key].configurable) delete object[key];
  for (const key of Reflect.ownKeys(before)) {
    const { configurable, get, value } = before[key];
    // A getter is one of the environment's own, which is replaced by its value when it is first read.
    if (configurable && !get && now[key]?.value !== value) Object.defineProperty(object, key, before[key]);
  }
}
