/** `note`: nothing is broken, but the operator should know. */
export type State = 'ok' | 'note' | 'bad';

/** What was found; nothing where there is nothing to look at, such as a mail server that is not set. */
export type Result = [state: State, words: string] | undefined;

export type Check = {
  subject: string;
  /**
   * What a start does when it is bad: `refuse` to start, `tell` and go on, or `skip` it, because it takes long or the
   * start mends it or the server says it by itself.
   */
  atStart: 'refuse' | 'tell' | 'skip';
  look: (circumstances: Circumstances) => Result | Promise<Result>;
};

export type Circumstances = {
  /** The site is about to run, where the doctor looks while it may be running. */
  starting: boolean;
  /** How long another machine may take to answer, in milliseconds. */
  patience: number;
};

export type Finding = { subject: string; state: State; words: string };

export const findingLine = ({ state, subject, words }: Finding): string =>
  words
    .split('\n')
    .map((sentence) => `${state.padEnd(5)} ${subject}: ${sentence}`)
    .join('\n');
