import { text } from '@/lib/content/messages';
import { formatPeriod, type Period } from '@/lib/web/period';

type Props = {
  /** By their start; those in which the claim is true, or that are counted, are filled. */
  all: readonly { from: Period; holds: boolean }[];
  /** The index of the one that was asked for; −1 if it is not among them. */
  place: number;
  words: string;
};

/** All windows of one length in a row, with the one that was asked for. */
export function WindowStrip({ all, place, words }: Props) {
  return (
    <figure className="window-strip">
      <figcaption>{words}</figcaption>
      <svg viewBox={`0 0 ${all.length} 1`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path d={all.map(({ holds }, i) => (holds ? `M${i},0h1v1h-1z` : '')).join('')} />
        {place >= 0 && <path className="window-here" d={`M${place + 0.5},0v1`} />}
      </svg>
      <p>
        <span>{text('window.first', { period: formatPeriod(all[0]?.from ?? '') })}</span>
        <span>{formatPeriod(all.at(-1)?.from ?? '')}</span>
      </p>
    </figure>
  );
}
