import { useRef, useState } from 'react';

/** One request at a time: what is asked for before the first has its response is ignored. */
export function useOneRequest(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // A ref, because two presses may come before the next render.
  const running = useRef(false);

  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work();
    running.current = false;
    setBusy(false);
  }
  return [busy, run];
}
