import { MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import { oneAfterAnother } from '@/lib/platform/every';
import { errorFields, limited, log } from '@/lib/platform/log';

/** How often the clock is looked at. */
const PERIOD = 5 * SECOND;

type Options = {
  /** The moments at which pages change by themselves, as far as they are known: a post becomes public, a day begins. */
  moments: () => readonly number[];
  /** Has the pages that then change rendered anew; who throws is asked again. */
  renew: () => void | Promise<void>;
  /** When the pages at hand were rendered. */
  since: number;
  clock?: Clock;
};

/**
 * Renews pages at a moment, and once more a minute later: a page that was being rendered at that very moment may
 * have been stored as it was before.
 */
export class Renewals {
  readonly #options: Options;
  /** Until when everything is shown that changed. */
  #done: number;

  constructor(options: Options) {
    this.#options = options;
    this.#done = options.since;
  }

  async check(): Promise<void> {
    const { moments, renew, clock = Date.now } = this.#options;
    const [last, now] = [this.#done, clock()];
    const isDue = moments()
      .flatMap((moment) => [moment, moment + MINUTE])
      .some((moment) => moment > last && moment <= now);
    if (isDue) await renew();
    this.#done = now;
  }

  /**
   * Checks every few seconds, one check after the other, until the returned function is called. Not at once:
   * the first check reads every post, and a server that has just started has visitors to respond to.
   */
  watch(): () => void {
    return oneAfterAnother(
      PERIOD,
      () => this.check(),
      (error) =>
        limited('renewals', () => log.error(errorFields(error), 'Pages that change could not be looked up')),
    );
  }
}
