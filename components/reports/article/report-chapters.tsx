import type { ReactNode } from 'react';
import { headingId } from '@/components/ui/heading-id';
import { text } from '@/lib/content/messages';

/** The five sections of a report's page, in order. Two are parts of the text, whose addresses they keep. */
const CHAPTERS = ['findings', 'sides', 'risks', 'test', 'about'] as const;

type Chapter = (typeof CHAPTERS)[number];

/** The sections with their titles, for the contents. */
export const reportChapters = () =>
  CHAPTERS.map((name) => {
    const title = text(`reports.chapters.${name}`);
    const isOfText = name === 'findings' || name === 'risks';
    return { name, title, id: headingId(isOfText ? text(`reports.sections.${name}`) : title) };
  });

export function ReportChapter({ name, children }: { name: Chapter; children: ReactNode }) {
  const { id, title } = reportChapters().find((chapter) => chapter.name === name) ?? {};
  return (
    <section aria-labelledby={id} className={`report-chapter report-${name}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
