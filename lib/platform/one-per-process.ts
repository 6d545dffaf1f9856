import { channel } from 'node:diagnostics_channel';

/** Asks for the values that the process shares; nobody answers where nothing is shared, such as in unit tests. */
type Question = { values?: Map<string, unknown> };

const questions = channel('samvit.one-per-process');

/**
 * A value of which a process has one, however many bundles contain the module that makes it: Next bundles
 * pages, handlers and instrumentation apart, and the server in front is a bundle of its own
 * (lib/platform/decisions/what-a-process-has-one-of.md). A value made by one bundle is used by others, so
 * `instanceof` fails for the classes of its errors.
 * @param name of the value, the same in every bundle
 * @param make is called at the first use
 */
export function onePerProcess<T>(name: string, make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: sharedOr(name, make) }).value;
}

function sharedOr<T>(name: string, make: () => T): T {
  const question: Question = {};
  questions.publish(question);
  const { values } = question;
  if (!values) return make();
  if (!values.has(name)) values.set(name, make());
  // Every bundle has the same module under this name.
  return values.get(name) as T;
}

/**
 * Shares values between the bundles of this process from now on; called by what starts it, before anything else.
 * @returns ends that
 */
export function shareInProcess(): () => void {
  if (questions.hasSubscribers) return () => undefined;
  const values = new Map<string, unknown>();
  const answer = (question: unknown) => void ((question as Question).values = values);
  questions.subscribe(answer);
  return () => void questions.unsubscribe(answer);
}
