import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepPlace, takePlace } from './place';

/**
 * Keeps the reader's place when the page is left, and returns to it when the page is loaded anew.
 * @returns to be called before the router leads on: from there, Back finds the list in memory, and the browser its place
 */
export function useKeptPlace(pages: number, loadTo: (pages: number) => void): () => void {
  const goal = useRef<{ pages: number; y: number }>(null);
  const leave = useEffectEvent(() => {
    // The browser would scroll to the place before the cards are there, and past it while they come.
    if (keepPlace(pages)) window.history.scrollRestoration = 'manual';
  });
  const comeBack = useEffectEvent(() => {
    const place = takePlace();
    if (!place) return;
    if (place.pages <= pages) return scrollToPlace(place.y);
    goal.current = place;
    loadTo(place.pages);
  });

  // Leaving and coming back are events of the browser, and no element's.
  useEffect(() => {
    comeBack();
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);

  // Only once the cards are there is the page long enough.
  useLayoutEffect(() => {
    if (!goal.current || pages < goal.current.pages) return;
    scrollToPlace(goal.current.y);
    goal.current = null;
  }, [pages]);

  return () => {
    keepPlace(pages);
    window.history.scrollRestoration = 'auto';
  };
}

/** At once: the site's smooth scrolling is for links. */
function scrollToPlace(y: number) {
  window.scrollTo({ top: y, behavior: 'instant' });
}
