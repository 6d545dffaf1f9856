/**
 * Calls a function after each period in the background, until the returned function is called. It keeps no process alive.
 * @param first when it is called besides: so long after now
 */
export function every(period: number, run: () => void, { first }: { first?: number } = {}): () => void {
  const timers = [setInterval(run, period)];
  if (first !== undefined) timers.push(setTimeout(run, first));
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
