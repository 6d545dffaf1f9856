/** `note`: nothing is broken, but the operator should know. */
export type State = 'ok' | 'note' | 'bad';

/** The result; undefined if there is nothing to check, such as a mail server that is not set. */
export type Result = [state: State, words: string] | undefined;

export type Check = {
  subject: string;
  /**
   * What a start does when the check fails: `refuse` to start, `tell` the operator and go on, or `skip` the
   * check, because it is slow, or the start or the server does the same itself.
   */
  atStart: 'refuse' | 'tell' | 'skip';
  look: (circumstances: Circumstances) => Result | Promise<Result>;
};

export type Circumstances = {
  /** The operator's folder, which may have a file `.env`. */
  folder: string;
  /** True before a start; the doctor may run while the site is running. */
  starting: boolean;
  /** How long another machine may take to answer, in milliseconds. */
  limit: number;
};

export type Finding = { subject: string; state: State; words: string };

export const findingLine = ({ state, subject, words }: Finding): string =>
  words
    .split('\n')
    .map((sentence) => `${state.padEnd(5)} ${subject}: ${sentence}`)
    .join('\n');
