/** In milliseconds. */
const STEP = 50;

/**
 * Calls back after a time in which this process could hear of what it waits for: of a turn of the event loop that takes
 * seconds, such as loading code, no more than a step counts. A plain timer is due right after such a turn, before what
 * arrived meanwhile is read.
 * @param limit in milliseconds
 * @returns ends the waiting
 */
export function afterFreeTime(limit: number, work: () => void): () => void {
  let stepsLeft = Math.ceil(limit / STEP);
  const timer = setInterval(() => {
    stepsLeft -= 1;
    if (stepsLeft > 0) return;
    clearInterval(timer);
    work();
  }, STEP);
  return () => clearInterval(timer);
}

/**
 * The result of work, unless it takes longer than a time as {@link afterFreeTime} counts it.
 * @throws the error of `late` in that case
 */
export function withinFreeTime<T>(limit: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const end = afterFreeTime(limit, () => reject(late()));
    work.finally(end).then(resolve, reject);
  });
}
