import { text } from '@/lib/content/messages';

type Props = {
  /** That the address cites. */
  edition: string;
  /** That of the answer. */
  now: string;
};

/** Says that an answer is of other data than those of the edition that its address cites. */
export function ChangedSince({ edition, now }: Props) {
  return now === edition ? null : (
    <p role="note" className="answer-changed">
      {text('analysis-page.answer.changed', { edition, now })}
    </p>
  );
}
