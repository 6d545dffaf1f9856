// One context for all suites of a worker, which lets shared-runtime.cjs keep loaded modules between them. Next
// compiles for the server only if the name of the environment contains "jest-environment-node".
import { TestEnvironment } from 'jest-environment-node';

/** By project, because each has settings of its own. */
const environments = new Map();

export default class SharedEnvironment extends TestEnvironment {
  /** What suites may change, as it was before the first of them. */
  initial = [this.global, this.global.process, this.global.process.env].map(stateOf);

  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...[config, context]) {
    const { id } = config.projectConfig;
    const { watch, watchAll } = config.globalConfig;
    const existing = environments.get(id);
    // Between two runs of a watch the code changes.
    if (existing && !watch && !watchAll) return existing;
    super(config, context);
    environments.set(id, this);
  }

  /**
   * Takes back what a suite changed in globals, the process and its settings. The context itself stays.
   * @override
   */
  async teardown() {
    this.fakeTimersModern?.useRealTimers();
    this.initial.forEach(restore);
  }
}

/**
 * @param {object} object
 * @returns {Record<PropertyKey, PropertyDescriptor>}
 */
const propertiesOf = (object) => Object.getOwnPropertyDescriptors(object);

/** @param {object} object */
function stateOf(object) {
  return { object, before: propertiesOf(object) };
}

/** @param {ReturnType<typeof stateOf>} state */
function restore({ object, before }) {
  const now = propertiesOf(object);
  for (const key of Reflect.ownKeys(now))
    if (!(key in before) && now[key]?.configurable) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(before)) {
    const first = before[key];
    // A getter is one of the environment's own, which is replaced by its value when it is first read.
    if (first?.configurable && !first.get && now[key]?.value !== first.value)
      Object.defineProperty(object, key, first);
  }
}
