import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { savePosition, takePosition } from './scroll-restoration';

/**
 * Saves the scroll position when the list is left, and restores it on return. The browser's own restoration
 * runs before all cards exist.
 * @returns a function to call before the router navigates
 */
export function useScrollRestoration(pages: number, loadTo: (pages: number) => void): () => void {
  const goal = useRef<{ pages: number; y: number }>(null);
  const leave = useEffectEvent(() => savePosition(pages));
  const comeBack = useEffectEvent(() => {
    const position = takePosition();
    if (!position) return;
    if (position.pages <= pages) return scrollToPosition(position.y);
    goal.current = position;
    loadTo(position.pages);
  });

  // A layout effect, so that the list is not painted at its top first.
  useLayoutEffect(() => comeBack(), []);

  useLayoutEffect(() => {
    if (!goal.current || pages < goal.current.pages) return;
    scrollToPosition(goal.current.y);
    goal.current = null;
  }, [pages]);

  // An effect, because leaving is an event of the window.
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    window.history.scrollRestoration = 'manual';
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  return () => savePosition(pages);
}

function scrollToPosition(y: number) {
  window.scrollTo(0, y);
}
