import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { keepPlace, takePlace } from './place';

/** Keeps the reader's place when the page is left, and returns to it when the page is loaded anew. */
export function useKeptPlace(pages: number, loadTo: (pages: number) => Promise<void>): void {
  const [goal, setGoal] = useState<number | null>(null);
  const keep = useEffectEvent(() => keepPlace(pages));
  const comeBack = useEffectEvent(async () => {
    const place = takePlace();
    if (!place) return;
    if (place.pages > pages) await loadTo(place.pages);
    setGoal(place.y);
  });

  // Leaving and coming back are events of the browser, and no element's.
  useEffect(() => {
    void comeBack();
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  // Only once the cards are there is the page long enough. The site's smooth scrolling is for links.
  useLayoutEffect(() => {
    if (goal !== null) window.scrollTo({ top: goal, behavior: 'instant' });
  }, [goal]);
}
