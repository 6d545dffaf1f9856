import { useEffect, useRef, useState } from 'react';

/** Milliseconds; browsers limit how often an address may change. */
const SETTLED_AFTER = 300;

/** The search words: applied to the list at once, and to the address after a pause in typing. */
export function useSearchQuery(initial: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Cleared on unmount: a late timer would change the address of another page.
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), SETTLED_AFTER);
  }

  return { words, type, settle: () => clearTimeout(timer.current) };
}
