import { text } from '@/lib/content/messages';
import { editionOf, type Library } from '@samvit/research';

type Props = { library: Library; edition: string; series: readonly string[] };

/** Says that an answer is of other data than those of the edition that its address cites. */
export function ChangedSince({ library, edition, series }: Props) {
  const now = editionOf(library, series);
  return now === edition ? null : (
    <p role="note" className="answer-changed">
      {text('analysis-page.answer.changed', { edition, now })}
    </p>
  );
}
