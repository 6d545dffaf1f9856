import { useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';

/** So much of the link has to be in sight, or within this margin of it. */
const NEAR = { threshold: 0.8, rootMargin: '100px' };

/**
 * The end of the list: a link to the next page, which a script loads in place when it is pressed, and by itself when it
 * comes near.
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
  /** How many pages the list has. */
  pages: number;
  /** Whether coming near is enough. */
  bySight: boolean;
  children: string;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const comesNear = useEffectEvent(onMore);

  // Only the browser knows what is in sight. Watched anew with every page: a link that is still near loads the next.
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
