import type { ComponentProps } from 'react';
import { NoAnswer } from '@/components/analysis/no-answer';
import { analyses, type questions } from '@samvit/research';
import { OwnChoices } from './own-choices';

type Props = ComponentProps<typeof OwnChoices> & {
  problems: readonly [questions.FieldProblem, ...questions.FieldProblem[]];
};

/**
 * What is wrong with choices of a form with own data, and the names of series that may be meant: links carry
 * no data.
 */
export function OwnProblems(props: Props) {
  const { library, problems } = props;
  const near = problems.flatMap((problem) => problem.near ?? []);
  return (
    <NoAnswer sentence={problems[0].sentence} actions={<OwnChoices {...props} />}>
      {near.length > 0 && (
        <ul className="answer-links">
          {near.map((name) => (
            <li key={name} className="py-2">
              {analyses.choiceTitle(library, name)}
            </li>
          ))}
        </ul>
      )}
    </NoAnswer>
  );
}
