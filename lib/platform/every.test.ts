import { every, oneAfterAnother } from './every';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const calls = (run: jest.Mock, times: number[]) =>
  times.map((time) => {
    jest.advanceTimersByTime(time);
    return run.mock.calls.length;
  });

test('a function is called after each period until it is stopped', () => {
  const run = jest.fn();
  const stop = every(100, run);
  expect(calls(run, [99, 1, 100])).toEqual([0, 1, 2]);
  stop();
  expect(calls(run, [1000])).toEqual([2]);
});

test('and once besides, unless it was stopped before', () => {
  const run = jest.fn();
  every(100, run, { first: 10 });
  expect(calls(run, [9, 1, 90])).toEqual([0, 1, 2]);
  const stopped = jest.fn();
  every(100, stopped, { first: 10 })();
  expect(calls(stopped, [1000])).toEqual([0]);
});

test('work that takes time begins a period after it has ended, also if it failed, until it is stopped', async () => {
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const failed = jest.fn();
  const stop = oneAfterAnother(100, work, failed);
  await jest.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(1);
  work.mockRejectedValueOnce(new Error('no posts'));
  end();
  await jest.advanceTimersByTimeAsync(100);
  expect(failed).toHaveBeenCalledWith(new Error('no posts'));
  work.mockImplementationOnce(() => {
    throw new Error('at once');
  });
  await jest.advanceTimersByTimeAsync(100);
  expect(failed).toHaveBeenLastCalledWith(new Error('at once'));
  stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(3);
});
