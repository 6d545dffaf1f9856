/** Neighbouring items that both lists have, or only one of them. */
export type Run<Item> = { kind: 'same' | 'removed' | 'added'; items: Item[] };

/**
 * What differs between two lists: by a longest common subsequence, which changes the fewest items. Of a change what was
 * removed comes first. It takes time and memory of the product of the lengths, so lists have a thousand items at most.
 */
export function listDifference<Item>(before: readonly Item[], after: readonly Item[]): Run<Item>[] {
  const common = commonLengths(before, after);
  const runs: Run<Item>[] = [];
  const add = (kind: Run<Item>['kind'], item: Item) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  };
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [oldItem, next] = [before[i], after[j]];
    if (i < before.length && j < after.length && oldItem === next) {
      add('same', oldItem as Item); // Within the list, so an item.
      i += 1;
      j += 1;
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1))) {
      add('removed', oldItem as Item);
      i += 1;
    } else {
      add('added', next as Item);
      j += 1;
    }
  }
  return runs;
}

/** For each two places, how many items the rests of both lists have in common. */
function commonLengths<Item>(before: readonly Item[], after: readonly Item[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    for (let j = after.length - 1; row && below && j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
