import { changeClass } from '@/components/layout/change-class';
import { figureNamed } from '@/lib/texts/prose/plain-prose';
import { nodesIn, type Prose } from '@/lib/texts/prose/parse-prose';
import type { Figure } from '@samvit/research';

/** The class of a text that is one change: a text with more figures, or with other words, has none. */
export function changeIn({ tree }: Prose, figures: ReadonlyMap<string, Figure>): string | undefined {
  const parts = [...nodesIn(tree)].filter(({ type }) => type === 'figure' || type === 'text');
  const [only, ...more] = parts;
  if (only?.type !== 'figure' || only.part !== 'value' || more.length > 0) return undefined;
  return changeClass(figureNamed(only.name, figures));
}
