/** The code of SQLite for a lock that was not free in time. */
const BUSY = 'SQLITE_BUSY';

/** One at a time, in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** @param limit how long to wait for a turn, in milliseconds */
  constructor(private readonly limit: number) {}

  /**
   * @returns a function that ends the turn
   * @throws a storage error if those before take too long
   */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    const work = new Promise<void>((resolve) => (end = resolve));
    this.#last = before.then(() => work);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const error = Object.assign(new Error('The queries before took too long'), { code: BUSY });
      timer = setTimeout(() => reject(error), this.limit);
    });
    try {
      await Promise.race([before, timeout]);
      return end;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
