import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * React's `cache`: a function that returns one value throughout a render of server components, and a new one
 * at each call outside of it.
 */
export type RenderCache = <T>(make: () => T) => () => T;

/**
 * A value of what is worked out at the moment: of the surrounding {@link run}, else of the page that React
 * renders, else the usual one.
 */
export class Scoped<T> {
  readonly #usual: T;
  readonly #storage = new AsyncLocalStorage<T>();
  #ofRender: (() => { value: T }) | undefined;

  constructor(usual: T) {
    this.#usual = usual;
  }

  get(): T {
    return this.#storage.getStore() ?? this.#ofRender?.().value ?? this.#usual;
  }

  /** Calls the function with a value; for handlers, mails and tests. */
  run<Result>(value: T, call: () => Result): Result {
    return this.#storage.run(value, call);
  }

  /**
   * Renders the rest of this page with a value.
   * @param cache comes from the page: what runs beside requests has no use for React, which takes a tenth of
   * a second to load
   */
  render(value: T, cache: RenderCache): void {
    this.#ofRender ??= cache(() => ({ value: this.#usual }));
    this.#ofRender().value = value;
  }
}
