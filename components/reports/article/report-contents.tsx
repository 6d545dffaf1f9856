'use client';

import { useEffect, useState } from 'react';

/** Distance from the top of the screen at which a heading counts as reached, in pixels. */
const READING_LINE = 0.3;

/**
 * The sections of a report as links; the current one is marked. A client component, because it follows the
 * scroll position; without JavaScript the links still work.
 */
export function ReportContents({ sections }: { sections: readonly { id: string; text: string }[] }) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READING_LINE;
        setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id);
      },
      { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav aria-labelledby="contents-title" className="report-contents">
      <p id="contents-title" className="font-semibold">
        In this report
      </p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
