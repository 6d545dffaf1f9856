import type { ReactNode } from 'react';
import { analysisPath, type Analysis } from '@/lib/research/analysis/address';
import { echoOf } from '@/lib/research/analysis/echo';
import { fieldsOf } from '@/lib/research/analysis/fields';
import type { Refusal } from '@/lib/research/analysis/refusal';
import type { Heard } from '@/lib/research/analysis/words/understanding';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { AnswerLinks } from './answer-links';
import { Echo } from './echo';
import { Instead, NoAnswer } from './no-answer';

type Props = {
  analysis: Analysis;
  refused: Refusal;
  /** How its question was read, where that has to be said. */
  heard?: Heard | undefined;
  /** What a reader can do with own data, in place of the forms and of links, which carry no values. */
  own?: ReactNode;
};

/** Why an analysis has no answer, and what can be asked instead. */
export function Refused({ analysis, refused, heard, own }: Props) {
  return (
    <NoAnswer
      sentence={refused.sentence}
      fields={fieldsOf(analysis)}
      above={<Echo parts={echoOf(analysis)} heard={heard} />}
      path={pathHere(routes.analysisAnswer(analysisPath(analysis)))}
      actions={own}
    >
      {refused.instead.length > 0 && !own && (
        <Instead>
          <AnswerLinks analyses={refused.instead} />
        </Instead>
      )}
    </NoAnswer>
  );
}
