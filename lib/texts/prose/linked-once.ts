import { toString } from 'mdast-util-to-string';
import type { BoundWords, FigureReference, Prose } from './parse-prose';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { Figure } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';
import { figureNamed, figureText, isPeriodText } from './plain-prose';

/** What leads somewhere already, by the kind of what it leads to and its name. */
export type Targets = Set<string>;

/**
 * A text in which a number leads to its evidence, and a term to the glossary, where each stands first. Dates and other
 * words lead nowhere, since the number beside them does.
 * @param before what the texts before this one lead to, to which it adds
 */
export function linkedOnce(
  { source, tree }: Prose,
  figures: ReadonlyMap<string, Figure>,
  before: Targets,
): Prose {
  const isFirst = (name: string) => !before.has(name) && before.add(name);
  const figure = (node: FigureReference): PhrasingContent => {
    const target = figureNamed(node.name, figures);
    const value = figureText(target, node.part);
    return !isPeriodText(target, node.part) && isFirst(`figure ${node.name}`)
      ? node
      : { type: 'text', value, position: node.position };
  };
  const bound = (node: BoundWords): PhrasingContent[] => {
    if (node.kind === 'claim' || node.kind === 'sense') return [visit(node)];
    const words = toString(node);
    const leads = node.kind === 'term' || (/\d/.test(words) && !isDate(words));
    return leads && isFirst(`${node.kind} ${node.target}`) ? [node] : node.children;
  };
  const visit = <Node extends Root | RootContent>(node: Node): Node => {
    if (!('children' in node)) return node;
    const children = (node.children as PhrasingContent[]).flatMap((child) =>
      child.type === 'figure' ? figure(child) : child.type === 'bound' ? bound(child) : visit(child),
    );
    return { ...node, children };
  };
  return { source, tree: visit(tree) };
}

/** A year, a day, a month, or a span of days, in the words of the language. */
function isDate(words: string): boolean {
  const months = Array.from({ length: 12 }, (_, i) =>
    formatPeriod(`2000-${String(i + 1).padStart(2, '0')}`).replace(/\s*2000\s*/, ''),
  );
  const rest = months.reduce((left, month) => left.replaceAll(month, 'M'), words);
  return /^(?:\d{1,2} (?:to \d{1,2} )?)?M(?: \d{4})?$|^(?:19|20)\d\d$/.test(rest);
}
