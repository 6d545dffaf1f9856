import { useEffect, useState } from 'react';

/**
 * Whole seconds that count down to zero, and a function that restarts them. It counts to a fixed time, so
 * that a suspended tab shows the right number afterwards.
 */
export function useCountdown(seconds: number): [left: number, restart: (seconds: number) => void] {
  const [run, setRun] = useState({ seconds });
  const [left, setLeft] = useState(seconds);

  // An effect is needed: nothing in React changes when a second has passed.
  useEffect(() => {
    if (run.seconds <= 0) return;
    const end = Date.now() + run.seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [run]);

  const restart = (next: number) => {
    setLeft(next);
    setRun({ seconds: next });
  };
  return [left, restart];
}
