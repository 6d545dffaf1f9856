import type { ReactNode } from 'react';
import { analyses, type questions, analysisPath, type Analysis, type Refusal } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { AnswerLinks } from './answer-links';
import { Echo } from './echo';
import { Instead, NoAnswer } from './no-answer';

type Props = {
  analysis: Analysis;
  refused: Refusal;
  /** How its question was read, where that has to be said. */
  heard?: questions.QuestionWords | undefined;
  /** What a reader can do with own data, in place of the forms and of links, which carry no values. */
  own?: ReactNode;
};

/** Why an analysis has no answer, and what can be asked instead. */
export function Refused({ analysis, refused, heard, own }: Props) {
  return (
    <NoAnswer
      sentence={refused.sentence}
      fields={analyses.fieldsOf(analysis)}
      above={<Echo parts={refused.echo} heard={heard} />}
      path={pathHere(routes.analysisAnswer(analysisPath(analysis)))}
      actions={own}
    >
      {refused.instead.length > 0 && !own && (
        <Instead>
          <AnswerLinks offered={refused.instead} />
        </Instead>
      )}
    </NoAnswer>
  );
}
