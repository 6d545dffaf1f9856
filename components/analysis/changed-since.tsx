import { text } from '@/lib/content/messages';
import { editionOf } from '@/lib/research/analysis/edition';

type Props = { edition: string; series: readonly string[] };

/** Says that an answer is of other data than those of the edition that its address cites. */
export function ChangedSince({ edition, series }: Props) {
  const now = editionOf(series);
  return now === edition ? null : (
    <p role="note" className="answer-changed">
      {text('analysis-page.answer.changed', { edition, now })}
    </p>
  );
}
