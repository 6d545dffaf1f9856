import { text } from '@/lib/content/messages';
import type { Analysis } from '@/lib/research/analysis/address';
import { echoOf } from '@/lib/research/analysis/echo';
import { fieldsOf } from '@/lib/research/analysis/fields';
import type { Refusal } from '@/lib/research/analysis/refusal';
import { AnswerLinks } from './answer-links';
import { Echo } from './echo';
import { NoAnswer } from './no-answer';

/** Why an analysis has no answer, and what can be asked instead. */
export function Refused({ analysis, refused }: { analysis: Analysis; refused: Refusal }) {
  return (
    <NoAnswer
      sentence={refused.sentence}
      fields={fieldsOf(analysis)}
      above={<Echo parts={echoOf(analysis)} />}
    >
      {refused.instead.length > 0 && (
        <section aria-labelledby="answer-instead" className="answer-part">
          <h2 id="answer-instead">{text('analysis-page.no-answer.instead')}</h2>
          <AnswerLinks analyses={refused.instead} />
        </section>
      )}
    </NoAnswer>
  );
}
