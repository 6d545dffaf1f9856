import { WindowStrip } from '@/components/reports/window/window-strip';
import { text } from '@/lib/content/messages';
import type { WindowShare } from '@/lib/research/analysis/window-share';

/** Of all windows as long as the one that was asked for, how many are alike, and where this one lies. */
export function Share({ share }: { share: WindowShare }) {
  const { counted, count, of, sideBySide, percent, all, place } = share;
  const values = { counted: text(`analysis-page.share.counted.${counted}`), count, of, sideBySide };
  const words =
    percent === undefined
      ? text('analysis-page.share.fewer', values)
      : text('analysis-page.share.percent', { ...values, percent });
  const here = text(place < 0 ? 'analysis-page.share.not-here' : 'analysis-page.share.here');
  return <WindowStrip all={all} place={place} words={`${words} ${here}`} />;
}
