import type { Root } from 'mdast';
import { proseParts, type ProsePart } from '@/components/reports/prose/prose-parts';
import { splitSentences } from '@/lib/texts/prose/split-sentences';
import type { Report } from '@/lib/texts/reports/report';
import { SECTIONS, type SectionName } from '@/lib/texts/reports/sections';

/** How many sentences of the summary stand in the head; the others begin the findings. */
const SENTENCES_IN_HEAD = 2;

export const summaryParts = ({ summary }: Pick<Report, 'summary'>) =>
  splitSentences(summary, SENTENCES_IN_HEAD);

/** The parts of the text by its sections, which are all there: see check-report.ts. */
export function sectionParts(tree: Root): Record<SectionName, ProsePart[]> {
  const sections: ProsePart[][] = [];
  for (const part of proseParts(tree))
    if (part.isFinding) sections.at(-1)?.push(part);
    else sections.push([part]);
  return Object.fromEntries(SECTIONS.map((name, i) => [name, sections[i] ?? []])) as Record<
    SectionName,
    ProsePart[]
  >;
}

export const withoutHeading = (parts: readonly ProsePart[]): ProsePart[] =>
  parts.map((part) => ({
    ...part,
    tree: { ...part.tree, children: part.tree.children.filter(({ type }) => type !== 'heading') },
  }));
