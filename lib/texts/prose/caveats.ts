import type { Figure } from '@samvit/research';
import { toString } from 'mdast-util-to-string';
import type { ProseProblem } from './check-prose';
import { paragraphsIn } from './density';
import type { Prose } from './parse-prose';
import { plainNode } from './plain-prose';
import { sentencesIn } from './split-sentences';

const NOT = String.raw`(?:do|does|did|can|could|need|will|would)(?:n['’]t| not)(?: \w+)?`;
const OBJECTS = 'that|whether|if|why|how|what|which|who|it|them';
const OURS = '(?:these|our) (?:series|data|figures|values)';

/** What a sentence has that takes back a part of what was said. */
const CAVEAT = new RegExp(
  [
    String.raw`\b${NOT} (?:mean|prove|settle|decide|explain|imply|guarantee|promise)\b`,
    String.raw`\b${NOT} (?:say|show|tell|know)(?: us)?(?: (?:${OBJECTS})\b|[.,;:]|$)`,
    String.raw`\bcannot(?: \w+)? (?:say|show|tell|prove|know|settle|separate|decide)\b`,
    String.raw`\b(?:is|are|was|were)(?:n['’]t| not) (?:shown|known|tested|proven|comparable|clear)\b`,
    String.raw`\b(?:says?|proves?) (?:nothing|little)\b|\bnothing in the data\b|\bno (?:proof|forecast)\b`,
    String.raw`\bwe (?:hold|have) (?:no|none)\b|\bnot held\b|\bnot in ${OURS}\b|\bnot by itself\b`,
    String.raw`\boverlap(?:s|ping)?\b|\bsmall sample\b|\btoo (?:few|short) to\b|\bless evidence\b`,
    String.raw`\bonly [\p{L}\d]+ (?:of (?:these|those|them|which)|such|decades?|fit)\b|\bread too much\b`,
    String.raw`\b(?:is|are) (?:open|unclear|a model|single source)(?=[.,;:]|$)|\bwith caution\b`,
    String.raw`\bcompare (?:it |them )?with nothing\b`,
  ].join('|'),
  'iu',
);

/**
 * The second caveat of a section: a reader who meets doubt in each paragraph does not know what we know.
 * @param free headings of sections that are of caveats alone
 */
export function caveatProblem(
  { tree }: Prose,
  figures: ReadonlyMap<string, Figure>,
  free: readonly string[] = [],
): ProseProblem | null {
  let first: string | undefined;
  let isFree = false;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      first = undefined;
      isFree = free.includes(toString(node));
    }
    for (const paragraph of isFree ? [] : paragraphsIn(node))
      for (const sentence of sentencesIn(plainNode(paragraph, figures)).filter(isCaveat)) {
        if (first !== undefined)
          return {
            line: paragraph.position?.start.line ?? 1,
            message:
              `Two caveats in a section: "${first}" and "${sentence}" ` +
              'Say one, or move it to the cautions or the risks.',
          };
        first = sentence;
      }
  }
  return null;
}

export const isCaveat = (sentence: string): boolean => CAVEAT.test(sentence);
