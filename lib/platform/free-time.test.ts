import { setTimeout as wait } from 'node:timers/promises';
import { afterFreeTime, withinFreeTime } from './free-time';

const LATE = new Error('late');
/** A turn of the event loop in which nothing can be heard. */
function beBusy(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('work that ends in time has its result, also a failure', async () => {
  expect(await withinFreeTime(100, Promise.resolve(7), () => LATE)).toBe(7);
  await expect(withinFreeTime(100, Promise.reject(new Error('failed')), () => LATE)).rejects.toThrow(
    'failed',
  );
});

test('work that never ends is late', async () => {
  const begun = performance.now();
  await expect(withinFreeTime(200, new Promise(() => {}), () => LATE)).rejects.toBe(LATE);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(190);
});

test('a busy process makes nothing late', async () => {
  const work = withinFreeTime(400, wait(10, 'read'), () => LATE);
  beBusy(900);
  expect(await work).toBe('read');
});

test('what is ended is not called', async () => {
  const called = jest.fn();
  afterFreeTime(50, called)();
  await wait(150);
  expect(called).not.toHaveBeenCalled();
});
