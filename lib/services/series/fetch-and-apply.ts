import { libraryHere } from '@/lib/texts/library-here';
import { ContentError } from '@/lib/content/read';
import { errorFields } from '@/lib/platform/log';
import { problemOfDatabase } from '@/lib/records/database';
import { updates } from '@samvit/research';
import type { DailyReport } from './daily-report';
import { proposedFor } from './proposed';
import { settle, wait, waitingFor } from './received-files';
import { applyLive, takenBackBefore } from './apply';
import { askPublishers } from './ask-publishers';
import { proposalWords, takenBackWords, unlikeWords } from './words';
import { SeriesProblem } from './series-problem';

/** Who applied what nobody looked at. */
export const BY = 'SERIES_FETCH=daily';

const KINDS = ['waiting', 'later', 'applied', 'nothing'] as const;
const HEADINGS: Record<(typeof KINDS)[number], string> = {
  waiting: 'For a person:',
  later: 'Publishers that did not answer, and are asked again tomorrow:',
  applied: 'Applied to the running site:',
  nothing: 'Nothing new:',
};
type Outcome = { id: string; kind: (typeof KINDS)[number]; lines: readonly string[] };

/**
 * Asks for each series that may be fetched, and applies what is only new and changes nothing that is
 * published. The trouble of one series does not stop another.
 */
export async function fetchAndApply(options: Parameters<typeof askPublishers>[0]): Promise<DailyReport> {
  const ask = askPublishers(options);
  const outcomes: Outcome[] = [];
  for (const id of updates.mayBeFetched(libraryHere())) outcomes.push(await outcomeOf(id, ask, options.now));
  const ids = (kind: Outcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).map(({ id }) => id);
  const report = KINDS.flatMap((kind) => {
    const lines = outcomes.filter((outcome) => outcome.kind === kind).flatMap((outcome) => outcome.lines);
    return lines.length > 0 ? [HEADINGS[kind], ...lines.map((line) => `  ${line}`)] : [];
  });
  return {
    waiting: ids('waiting'),
    applied: ids('applied'),
    unanswered: ids('later'),
    report: report.join('\n'),
  };
}

async function outcomeOf(id: string, ask: ReturnType<typeof askPublishers>, now: number): Promise<Outcome> {
  try {
    const before = waitingFor(id);
    // A person is at work on it.
    if (before && before.name !== updates.supplyOf(libraryHere(), id)?.url)
      return {
        id,
        kind: 'waiting',
        lines: [`${id}: ${before.name} was imported, and waits. ${reviewIt(id)}`],
      };
    const file = await ask(id);
    const proposal = await proposedFor(id, file, now);
    if (updates.isEmpty(proposal)) {
      if (before) settle(id, before);
      return { id, kind: 'nothing', lines: [id] };
    }
    wait(id, file);
    const lines = proposalWords(id, proposal);
    if (!updates.isAppendOnly(proposal)) return { id, kind: 'waiting', lines: [...lines, reviewIt(id)] };
    const unlike = updates.unlikeAny(proposal);
    if (unlike.length > 0)
      return { id, kind: 'waiting', lines: [...lines, `${unlikeWords(unlike)} ${reviewIt(id)}`] };
    const takenBack = await takenBackBefore(id, proposal);
    if (takenBack.length > 0)
      return { id, kind: 'waiting', lines: [...lines, `${takenBackWords(takenBack)} ${reviewIt(id)}`] };
    const [line = ''] = await applyLive(id, BY);
    return { id, kind: 'applied', lines: [...lines, line] };
  } catch (error) {
    if (error instanceof ContentError || problemOfDatabase(error)) throw error;
    if (error instanceof updates.SupplyProblem)
      return { id, kind: error.isPassing ? 'later' : 'waiting', lines: [`${id}: ${error.message}`] };
    if (error instanceof SeriesProblem) return { id, kind: 'waiting', lines: [error.message] };
    // A mistake of ours in one reader; the stored file shows it again.
    return { id, kind: 'waiting', lines: [`${id}: its file could not be read: ${errorFields(error).error}`] };
  }
}

const reviewIt = (id: string) => `npm run series -- review ${id} says what it would change.`;
