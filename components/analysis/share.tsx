import { WindowStrip } from '@/components/reports/window/window-strip';
import { text } from '@/lib/content/messages';
import type { analyses } from '@samvit/research';

const AMONG: Partial<Record<analyses.WindowShare['counted'], 'fell' | 'rose'>> = {
  'second-fell': 'fell',
  'second-rose': 'rose',
};

/** Of all windows as long as the one that was asked for, how many are alike, and where this one lies. */
export function Share({ share }: { share: analyses.WindowShare }) {
  const place = text(share.place < 0 ? 'analysis-page.share.not-here' : 'analysis-page.share.here');
  return (
    <WindowStrip
      share={share}
      among={AMONG[share.counted]}
      counted={text(`analysis-page.share.counted.${share.counted}`)}
      here={
        share.once === undefined ? place : text('analysis-page.share.once', { once: share.once, here: place })
      }
    />
  );
}
