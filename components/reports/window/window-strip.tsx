import { text } from '@/lib/content/messages';
import type { figures } from '@samvit/research';
import { formatPeriod } from '@/lib/web/period';

/** All windows of one length in a row, with the one that was asked for, and for how many of them the claim is true. */
export function WindowStrip({ share }: { share: figures.WindowCount }) {
  const { count, of, sideBySide, percent, all, place } = share;
  const values = { count, of, sideBySide };
  const words =
    percent === undefined ? text('window.count', values) : text('window.share', { ...values, percent });
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
