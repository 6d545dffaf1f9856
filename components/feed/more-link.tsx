import { useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';

/** How much of the link must be visible, or within this margin of the window. */
const NEAR = { threshold: 0.8, rootMargin: '100px' };

/**
 * The end of the list: a link to the next page, which a script loads when the link is pressed or comes near
 * the window.
 */
export function MoreLink({
  href,
  onMore,
  pages,
  bySight,
  children,
}: {
  href: string;
  onMore: () => void;
  pages: number;
  /** Whether scrolling near it loads the next page. */
  bySight: boolean;
  children: string;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const comesNear = useEffectEvent(onMore);

  // An effect, because visibility is known only in the browser. It runs again after each page: if the link
  // is still near the window, the next page loads.
  useEffect(() => {
    if (!link.current || !bySight) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= NEAR.threshold)) comesNear();
    }, NEAR);
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [bySight, pages]);

  return (
    <p className="mt-10 text-center">
      <a
        ref={link}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
        className={buttonClass('quiet')}
      >
        {children}
      </a>
    </p>
  );
}
