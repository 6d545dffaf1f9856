'use client';

import { useEffect } from 'react';

/**
 * Opens the answer that the URL fragment names. A client component, for browsers that do not open the
 * `<details>` around a link target themselves.
 */
export function OpenLinkedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(location.hash.slice(1));
      const details = answer?.closest('details');
      if (!answer || !details || details.open) return;
      details.open = true;
      answer.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return null;
}
