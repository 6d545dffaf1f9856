/**
 * Calls a function after each period in the background, until the returned function is called. It keeps no
 * process alive.
 * @param first when it is called besides: so long after now
 */
export function every(period: number, run: () => void, { first }: { first?: number } = {}): () => void {
  const timers = [setInterval(run, period)];
  if (first !== undefined) timers.push(setTimeout(run, first));
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}

/**
 * As {@link every}, for work that takes time: a run begins one period after the run before has ended, so that
 * there are never two.
 * @param failed gets what a run threw; the next run comes all the same
 */
export function oneAfterAnother(
  period: number,
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => void run().catch(failed).finally(next), period).unref();
  };
  const run = async () => work();
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
