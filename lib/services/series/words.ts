import type { updates } from '@samvit/research';
import type { Effects } from './effects';

const MOST_LINES = 20;

/** What a file would change in a series, in lines for the terminal. */
export function proposalWords(
  id: string,
  { added, completed, changed, disagreements, same }: updates.Proposal,
): string[] {
  if (added.length + completed.length + changed.length === 0)
    return [`${id}: the file has nothing new; ${same} values agree with ours.`];
  return [
    `${id}: ${countOf(added.length, 'new period')}, ${countOf(completed.length, 'partial period')} ` +
      `completed, ${countOf(changed.length, 'old value')} changed, ${same} agree.`,
    ...shortened([
      ...completed.map(({ period, cells }) => `  over: ${period}  ${cells.join('  ')}`),
      ...added.map(
        ({ period, cells }) => `  new:  ${period}  ${cells.map((cell) => cell ?? 'no value').join('  ')}`,
      ),
      ...changed.map(
        ({ period, column, ours, theirs }) =>
          `  changed: ${period} ${column}: ${String(ours)} with us, ` +
          `${theirs === null ? 'nothing in the file: ours stays' : `${String(theirs)} in the file`}`,
      ),
    ]),
    ...shortened(disagreements),
  ];
}

/** Of new values that somebody should look at before they are shown. */
export const unlikeWords = (periods: readonly string[]): string =>
  `${periods.join(', ')}: further from the value before than any that we have, or the first at or below zero.`;

/** Of new values that a person took back, and that their publisher still has. */
export const takenBackWords = (periods: readonly string[]): string =>
  `${periods.join(', ')}: the same values were taken back before.`;

/** What would be shown otherwise, and what a person does about it. */
export function effectWords({ mistakes, reports, posts, newInsights, changedInsights }: Effects): string[] {
  return [
    ...(mistakes.length > 0
      ? ['No longer true, or no longer readable:', ...mistakes.map((line) => `  ${line}`)]
      : []),
    ...superseded(mistakes).map(
      (slug) => `Report ${slug}: npm run report:supersede -- ${slug} first, then correct its text.`,
    ),
    ...[...reports].flatMap(([slug, figures]) => [
      `Report ${slug}: npm run report:supersede -- ${slug} first; these figures change:`,
      ...shortened(figures.map((line) => `  ${line}`)),
    ]),
    ...[...posts].flatMap(([slug, figures]) => [
      `Post ${slug}: these figures change:`,
      ...shortened(figures.map((line) => `  ${line}`)),
    ]),
    ...(changedInsights.length > 0
      ? [
          'Insights that are published and would change:',
          ...shortened(changedInsights.map((line) => `  ${line}`)),
        ]
      : []),
    ...(newInsights.length > 0
      ? ['New insights:', ...shortened(newInsights.map((line) => `  ${line}`))]
      : []),
  ];
}

/** The reports of whose current text something is no longer true. */
const superseded = (mistakes: readonly string[]): string[] => [
  ...new Set(
    mistakes.flatMap((line) => /^content\/(?:[a-z]{2}\/)?reports\/([a-z0-9-]+)\.md:/.exec(line)?.[1] ?? []),
  ),
];

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (lines: readonly string[]): string[] =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES), `  and ${lines.length - MOST_LINES} more`]
    : [...lines];
