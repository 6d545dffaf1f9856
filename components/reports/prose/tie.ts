import type { Parent, PhrasingContent } from 'mdast';

/** Words that stay on one line: a button and what touches it. */
export interface Tied extends Parent {
  type: 'tied';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    tied: Tied;
  }
  interface RootContentMap {
    tied: Tied;
  }
}

/**
 * Ties what touches a button to it, such as a comma or a bracket: browsers break lines on both sides of a button, where
 * they would not between letters. The tree itself stays as it is.
 */
export function tieButtons<T>(node: T): T {
  if (!hasChildren(node)) return node;
  return { ...node, children: tieSiblings(node.children.map(tieButtons)) };
}

function tieSiblings(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    const after =
      last && isButton(last) && node.type === 'text' ? /^[^\s\w]+/.exec(node.value)?.[0] : undefined;
    const before = last?.type === 'text' && isButton(node) ? /[^\s\w]+$/.exec(last.value)?.[0] : undefined;
    if (last && after && node.type === 'text')
      result.splice(-1, 1, tied([last, text(after)]), text(node.value.slice(after.length)));
    else if (last?.type === 'text' && before)
      result.splice(-1, 1, text(last.value.slice(0, -before.length)), tied([text(before), node]));
    else result.push(node);
  }
  return result;
}

function hasChildren(node: unknown): node is { children: PhrasingContent[] } {
  return typeof node === 'object' && node !== null && 'children' in node;
}

function isButton(node: PhrasingContent): boolean {
  return node.type === 'figure' || node.type === 'tied' || (node.type === 'bound' && node.kind !== 'claim');
}

function tied(children: PhrasingContent[]): Tied {
  return { type: 'tied', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
