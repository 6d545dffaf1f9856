import type { Root } from 'mdast';
import { proseParts, type ProsePart } from '@/components/reports/prose/prose-parts';
import { SECTIONS, type SectionName } from '@/lib/texts/reports/sections';

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
