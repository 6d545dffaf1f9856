/* eslint-disable @typescript-eslint/no-require-imports -- jest loads a runtime with require() */
const { AsyncLocalStorage } = require('node:async_hooks');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const ROOT = path.resolve(__dirname, '..');

// No types are checked in this file (tsconfig.json): what it replaces of jest is private there.

/**
 * Code without state: it is loaded once for all suites of a worker, with what it has read and computed of
 * content/. The architecture test looks for module variables in it.
 */
const STATELESS =
  /(?:^|\/)node_modules\/|^(?:lib\/(?:contract|content|web|research)|components|lib\/platform\/(?:clock|csv|fill|fill-each|own-value|scoped|http\/http-error)\.ts)(?:\/|$)/;
/** Testing Library registers hooks for the suite that loads it. */
const OF_SUITE =
  /(?:^|\/)node_modules\/@testing-library\/|^components\/(?:feed\/state|page-script)\/|\.(?:test|fixture)\.tsx?$/;

/** Belongs to the environment of a worker; its requests come from shared modules. */
class SharedModules extends Runtime {
  /** The runtime of the suite that runs. */
  suite = null;
  #ofSuite = new Map();

  requireModuleOrMock(from, name) {
    const file = this.fileOf(from, name);
    return file && !isShared(file) ? this.#fromSuite(file) : super.requireModuleOrMock(from, name);
  }

  /** The module of the suite that runs, or its mock: a shared module outlives the suite that loaded it. */
  #fromSuite(file) {
    const known = this.#ofSuite.get(file);
    if (known) return known;
    const forwarding = new Proxy({}, { get: (_, key) => this.suite.requireModuleOrMock(file, file)[key] });
    this.#ofSuite.set(file, forwarding);
    return forwarding;
  }

  fileOf(from, name) {
    return this._resolution.isCoreModule(name) ? null : this._resolution.resolveCjs(from, name);
  }
}

/**
 * The storages that a suite ran code in. In Node 20 every promise of the process costs a step for each of them
 * until it is disabled, and each suite brings some: with a hundred suites that is a second in ten.
 */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...parameters) {
  storages.add(this);
  return run.apply(this, parameters);
};

/** The runtime of one suite: as jest's own, but for the shared modules. */
class SuiteRuntime extends Runtime {
  #shared = null;
  /** Not if the suite mocks a shared module, which the others must not see. */
  #shares = true;

  constructor(...parameters) {
    super(...parameters);
    const [config, environment, resolver, transformer, , coverage, , globalConfig] = parameters;
    // A suite in jsdom has a window, and therefore a context, of its own.
    if (!environment.initial) return;
    environment.sharedModules ??= new SharedModules(
      ...[config, environment, resolver, transformer, new Map(), coverage, ROOT, globalConfig],
    );
    this.#shared = environment.sharedModules;
    this.#shared.suite = this;
  }

  teardown() {
    super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }

  setMock(from, name, ...rest) {
    super.setMock(from, name, ...rest);
    const file = this.#shared?.fileOf(from, name);
    if (file && isShared(file)) this.#shares = false;
  }

  resetModules() {
    super.resetModules();
    // The constructor of jest's runtime calls this before the fields exist.
    if (#shares in this) this.#shares = false;
  }

  requireModule(from, name, options, isActual) {
    const file = name && this.#shared?.fileOf(from, name);
    // The state of jest-circus is the suite's; what it uses has none.
    const isCommon = options?.isInternalModule
      ? !file?.includes('/jest-circus/')
      : this.#shares && file && isShared(file);
    return file && isCommon
      ? this.#shared.requireModule(from, name, options, isActual)
      : super.requireModule(from, name, options, isActual);
  }
}

function isShared(file) {
  const within = path.relative(ROOT, file);
  return STATELESS.test(within) && !OF_SUITE.test(within);
}

module.exports = { __esModule: true, default: SuiteRuntime };
