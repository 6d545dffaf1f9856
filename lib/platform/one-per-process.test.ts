import { onePerProcess, shareInProcess } from './one-per-process';

test('bundles that ask for a name have one value between them, and others their own', () => {
  const alone = onePerProcess('of a test', () => ({}));
  expect(alone()).toBe(alone());
  const stop = shareInProcess();
  // Another bundle that starts sharing changes nothing.
  shareInProcess();
  const [first, second, third] = ['of a test', 'of a test', 'of another'].map((name) =>
    onePerProcess(name, () => ({})),
  );
  expect(first?.()).toBe(second?.());
  expect(first?.()).not.toBe(third?.());
  expect(first?.()).not.toBe(alone());
  stop();
  expect(onePerProcess('of a test', () => ({}))()).not.toBe(first?.());
});
