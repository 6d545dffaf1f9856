import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LegalText } from '@/lib/content/legal';
import { listDifference, type Run } from '@/lib/platform/difference';
import { parseMarkdown } from '@/lib/texts/prose/parse-markdown';

/** A paragraph, an item of a list or a row of a table, in words. */
type Block = { section: string; text: string };

/** What has changed in one section: each paragraph as runs of text that both versions have, or one of them. */
export type ChangedSection = { section: string; paragraphs: Run<string>[][] };

/** What differs between two versions of a legal text, by section and paragraph; a part that is the same is left out. */
export function legalChanges(
  before: Pick<LegalText, 'body'>,
  after: Pick<LegalText, 'body'>,
): ChangedSection[] {
  const [oldBlocks, next] = [blocksOf(before.body), blocksOf(after.body)];
  const sections: ChangedSection[] = [];
  const add = (section: string, paragraph: Run<string>[]) => {
    const last = sections.at(-1);
    if (last?.section === section) last.paragraphs.push(paragraph);
    else sections.push({ section, paragraphs: [paragraph] });
  };
  const byKey = new Map([...oldBlocks, ...next].map((block) => [keyOf(block), block]));
  const blocks = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  let removed: Block[] = [];
  const flush = () => {
    for (const { section, text } of removed) add(section, [{ kind: 'removed', items: [text] }]);
    removed = [];
  };
  for (const { kind, items } of listDifference(oldBlocks.map(keyOf), next.map(keyOf))) {
    if (kind === 'same') flush();
    else if (kind === 'removed') removed = blocks(items);
    else
      for (const block of blocks(items)) {
        const index = removed.findIndex((one) => isAlike(one.text, block.text));
        const [changed] = index < 0 ? [] : removed.splice(index, 1);
        add(
          block.section,
          changed ? wordsBetween(changed.text, block.text) : [{ kind: 'added', items: [block.text] }],
        );
      }
  }
  flush();
  return sections;
}

const keyOf = ({ section, text }: Block) => `${section}\n${text}`;

function blocksOf(body: string): Block[] {
  let section = '';
  return parseMarkdown(body).children.flatMap((node) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = toString(node);
      return [];
    }
    return textsOf(node).map((text) => ({ section, text: text.replace(/\s+/g, ' ').trim() }));
  });
}

function textsOf(node: RootContent): string[] {
  if (node.type === 'list') return node.children.map((item) => toString(item));
  if (node.type === 'table')
    return node.children.map((row) => row.children.map((cell: Nodes) => toString(cell)).join(' · '));
  return [toString(node)];
}

const words = (text: string) => text.split(/(?<=\s)/);

/** Whether one paragraph can be read as a change of the other: they have at least half of their words in common. */
function isAlike(before: string, after: string): boolean {
  const runs = listDifference(words(before), words(after));
  const same = runs.flatMap(({ kind, items }) => (kind === 'same' ? items : [])).length;
  return same * 2 >= Math.max(words(before).length, words(after).length);
}

const wordsBetween = (before: string, after: string): Run<string>[] =>
  listDifference(words(before), words(after)).map(({ kind, items }) => ({ kind, items: [items.join('')] }));
