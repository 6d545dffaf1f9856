import { useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes with every letter. */
const SETTLED_AFTER = 300;

/** The words searched for: at once for the list, and for the address once the typing rests. */
export function useSearchQuery(initial: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A timer that outlives the screen would change the address of another.
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), SETTLED_AFTER);
  }

  return { words, type, settle: () => clearTimeout(timer.current) };
}
