'use client';

import { useEffect, useState } from 'react';

/** How far down the screen a heading counts as reached. */
const READING_LINE = 0.3;

/**
 * The sections of a report as links; the one being read is marked. A client component because only the browser knows how
 * far one has read; without script they are links.
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
