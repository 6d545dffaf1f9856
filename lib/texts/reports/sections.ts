/** The sections of the text of every report, in this order; their headings are the messages `reports.sections`. */
export const SECTIONS = ['question', 'findings', 'for', 'against', 'change', 'risks', 'method'] as const;

export type SectionName = (typeof SECTIONS)[number];
