import { updates } from '@samvit/research';
import { againWords, look, nothingWaits, takenBackBefore } from './apply';
import { needsPerson } from './effects';
import { proposedFor } from './proposed';
import { decline, markReviewed, settle, wait, waitingFor, type Waiting } from './received-files';
import { SeriesProblem } from './series-problem';
import { effectWords, proposalWords, takenBackWords, unlikeWords } from './words';

// What an operator does with a publisher's file, beside applying it (apply.ts). Results are lines for the operator.

/**
 * Has what came of a series wait for a decision. What is refused stays in DATA_DIR/figures/raw, and what
 * waited before still waits.
 * @throws SupplyProblem when the file is refused
 */
export async function receive(id: string, received: Waiting): Promise<string[]> {
  const proposal = await proposedFor(id, received, Date.now());
  const lines = proposalWords(id, proposal);
  if (updates.isEmpty(proposal)) {
    const before = waitingFor(id);
    return before ? [...lines, `${before.name}, which came before, still waits.`] : lines;
  }
  wait(id, received);
  return [...lines, `Nothing is applied yet: npm run series -- review ${id} says what would change.`];
}

/** What the file that waits would change, which from then on counts as seen; and whether a person decides about it. */
export async function review(id: string): Promise<{ lines: string[]; isForPerson: boolean }> {
  const { waiting, proposal, effects: find } = await look(id, true);
  const lines = proposalWords(id, proposal);
  if (updates.isEmpty(proposal)) {
    settle(id, waiting);
    lines.push(`Nothing is left to decide: ${waiting.name} no longer waits.`);
    return { lines, isForPerson: false };
  }
  const effects = find();
  lines.push(...effectWords(effects));
  const unlike = updates.unlikeAny(proposal);
  if (unlike.length > 0) lines.push(`${unlikeWords(unlike)} Compare it with the publisher.`);
  const takenBack = await takenBackBefore(id, proposal);
  if (takenBack.length > 0) lines.push(takenBackWords(takenBack));
  markReviewed(id, waiting);
  const isForPerson = !updates.isAppendOnly(proposal) || needsPerson(effects);
  lines.push(
    isForPerson
      ? `A person decides: npm run series -- apply ${id} --revise writes all of it into content.`
      : `Only new values: npm run series -- apply ${id}`,
  );
  return { lines, isForPerson };
}

/**
 * Declines what waits. The file stays among those that were received, so that a wrong decision loses nothing.
 * @throws SeriesProblem when nothing waits
 */
export function drop(id: string): string[] {
  const file = decline(id);
  if (!file) throw new SeriesProblem(nothingWaits(id));
  const name = file === 'damaged' ? 'What nobody could read any more' : file.name;
  return [
    `${name} no longer waits for ${id}; the file itself stays in DATA_DIR/figures/raw/${id}.`,
    ...againWords(id),
  ];
}
