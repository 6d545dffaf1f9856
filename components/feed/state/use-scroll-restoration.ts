import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepPlace, takePlace } from './scroll-restoration';

/**
 * Keeps the reader's place when the list is left, and returns to it on the way back. The browser's own way would not do:
 * it looks for the place before all cards are there, and glides to it, as the site's links do.
 * @returns to be called before the router leads on
 */
export function useScrollRestoration(pages: number, loadTo: (pages: number) => void): () => void {
  const goal = useRef<{ pages: number; y: number }>(null);
  const leave = useEffectEvent(() => keepPlace(pages));
  const comeBack = useEffectEvent(() => {
    const place = takePlace();
    if (!place) return;
    if (place.pages <= pages) return scrollToPlace(place.y);
    goal.current = place;
    loadTo(place.pages);
  });

  // Before anything is painted, so that the list is not seen at its top first.
  useLayoutEffect(() => comeBack(), []);

  useLayoutEffect(() => {
    if (!goal.current || pages < goal.current.pages) return;
    scrollToPlace(goal.current.y);
    goal.current = null;
  }, [pages]);

  // Leaving is an event of the window, and no element's.
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    window.history.scrollRestoration = 'manual';
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  return () => keepPlace(pages);
}

function scrollToPlace(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
}
