import type { Chart } from '@samvit/research';
import { rich } from '@/lib/content/messages';
import { growsTenfold } from '@/packages/charts/layout/value-axis';

/** The subtitle of a chart that is drawn on its first scale only. */
export function subtitleText({ spec, series }: Chart): string {
  const { subtitle } = spec;
  if (!growsTenfold(spec, series)) return subtitle;
  return rich<string>('charts.subtitle-log', { subtitle, log: (words) => words.join('') }).join('');
}
