import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { Prose } from './parse-prose';

/**
 * The end of a sentence: what follows is a capital, a letter without case, or a part of its own, such as a figure. The
 * point of "U.S.", "Rs." and the like is none.
 */
const END = /(?<!\.\p{L}|\b(?:Rs|vs|Mr|Ms|Dr|Co|Ltd|Inc))[.!?।](?:\s+(?=[\p{Lu}\p{Lo}]|$))/u;

/**
 * A text of one paragraph in two: its first sentences, and those after them, if there are more.
 * @param count how many sentences the first has
 */
export function splitSentences({ source, tree }: Prose, count: number): [first: Prose, rest: Prose | null] {
  const [paragraph, ...more] = tree.children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) return [{ source, tree }, null];
  let left = count;
  const first: PhrasingContent[] = [];
  const rest: PhrasingContent[] = [];
  for (const node of paragraph.children) {
    let [before, after] = ['', node.type === 'text' ? node.value : ''];
    for (let end = END.exec(after); left > 0 && end; end = END.exec(after)) {
      const length = end.index + end[0].length;
      before += after.slice(0, length);
      after = after.slice(length);
      left -= 1;
    }
    if (node.type !== 'text') (left > 0 ? first : rest).push(node);
    else if (left > 0) first.push(node);
    else {
      if (before) first.push({ ...node, value: before.trimEnd() });
      if (after) rest.push({ ...node, value: after });
    }
  }
  if (rest.length === 0) return [{ source, tree }, null];
  const proseOf = (children: PhrasingContent[]): Prose => ({
    source,
    tree: { ...tree, children: [{ ...paragraph, children } satisfies Paragraph] } satisfies Root,
  });
  return [proseOf(first), proseOf(rest)];
}

/** The sentences of a plain text. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let rest = text.trim();
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const length = end.index + end[0].length;
    sentences.push(rest.slice(0, length).trim());
    rest = rest.slice(length);
  }
  return rest === '' ? sentences : [...sentences, rest];
}
