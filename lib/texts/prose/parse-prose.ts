import type {
  InlineCode,
  Link,
  Node as MdastNode,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from './parse-markdown';

/**
 * What a reference to a figure shows: its value, the value without its minus sign, an end of its window, or the
 * period of the value.
 */
export type FigurePart = 'value' | 'size' | 'from' | 'to' | 'when';

/** A figure, or one of its periods: `{gold-growth.from}`. */
export interface FigureReference extends MdastNode {
  type: 'figure';
  name: string;
  part: FigurePart;
}

/** Words bound to a fact that they must agree with: `[fell](claim:change<0)`. */
export interface BoundWords extends Parent {
  type: 'bound';
  kind: 'claim' | 'event' | 'quote' | 'note' | 'term' | 'sense';
  target: string;
  children: PhrasingContent[];
}

/** Inline code that contains figures: a calculation with its numbers. */
export interface Calculation extends Parent {
  type: 'calculation';
  children: PhrasingContent[];
}

/** The place of a chart: `![](chart:ratio)`. */
export interface ChartReference extends MdastNode {
  type: 'chart';
  name: string;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    figure: FigureReference;
    bound: BoundWords;
    calculation: Calculation;
    chart: ChartReference;
  }
  interface RootContentMap {
    figure: FigureReference;
    bound: BoundWords;
    calculation: Calculation;
    chart: ChartReference;
  }
}

/**
 * A text of a report, as source and as one tree; the checks and the page use the same tree. It is Markdown
 * in which every number and every word of direction is bound:
 *
 * - `{gold-growth}` a figure; `{gold-growth.from}`, `.to`, `.when` its periods; `{gold-fall.size}` without its
 * minus sign, where a word says the direction: "39.3% below"
 * - `[fell](claim:change<0)` a word that must be true of the figures it names
 * - `[4 June 2026](event:wipro-buyback-last-day)` words from a dated event of content/series/events.json
 * - `[INR 150 bn](quote:buyback)` a publisher's own words, which the report quotes
 * - `[0.1 USD](note:silver-print)` words of one of our own notes on the data
 * - `[drawdown](term:drawdown)` a term of the glossary
 * - `[every](sense:rule)` a guarded word that claims nothing of the figures, with the reason
 * (guarded-words.ts)
 * - `![](chart:ratio)` a chart, alone on its line
 */
export type Prose = { source: string; tree: Root };

type Node = Root | RootContent;

const BOUND = /^(claim|event|quote|note|term|sense):(.*)$/;
const CHART = /^chart:(.*)$/;
export const FIGURE = /\{([a-z][a-z0-9-]*)(?:\.(size|from|to|when))?\}/g;

/**
 * Parsed texts, whatever content folder they come from. The versions and translations of a report share half
 * of theirs, and parsing is most of the time that reading content takes.
 */
const proseByText = new Map<string, Prose>();

/** Parses a text of content once, so that the checks and the page use the same tree, which nobody changes. */
export function parseProse(source: string): Prose {
  let prose = proseByText.get(source);
  if (!prose) {
    const tree = parseMarkdown(source);
    bindIn(tree);
    prose = { source, tree };
    proseByText.set(source, prose);
  }
  return prose;
}

export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** In order of the text. */
export function sectionsOf({ tree }: Prose): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [toString(node)] : [],
  );
}

function bindIn(node: Node): void {
  if (!('children' in node)) return;
  node.children.forEach(bindIn);
  // The cast is safe because a parent's children stay of an allowed kind: a text becomes texts and figures,
  // a link bound words, an image a chart.
  node.children = (node.children as PhrasingContent[]).flatMap(bind) as typeof node.children;
}

function bind(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'text') return splitText(node);
  if (node.type === 'inlineCode' && node.value.search(FIGURE) >= 0)
    return [{ type: 'calculation', children: splitText(node), position: node.position }];
  if (node.type === 'link') return [boundWords(node) ?? node];
  const chart = node.type === 'image' ? CHART.exec(node.url)?.[1] : undefined;
  return chart === undefined ? [node] : [{ type: 'chart', name: chart, position: node.position }];
}

function boundWords({ url, children, position }: Link): BoundWords | undefined {
  const [, kind, target = ''] = BOUND.exec(url) ?? [];
  return kind ? { type: 'bound', kind: kind as BoundWords['kind'], target, children, position } : undefined;
}

function splitText({ value, position }: Text | InlineCode): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const add = (text: string) => text !== '' && parts.push({ type: 'text', value: text, position });
  let end = 0;
  for (const match of value.matchAll(FIGURE)) {
    add(value.slice(end, match.index));
    const [, name = '', part = 'value'] = match;
    parts.push({ type: 'figure', name, part: part as FigurePart, position });
    end = match.index + match[0].length;
  }
  add(value.slice(end));
  return parts;
}
