import type { Chart } from '@/lib/research/charts/chart-spec';
import { LOG_WORDS } from '@/components/charts/chart-frame/scale-switch';
import { growsTenfold } from '@/components/charts/geometry/value-axis';

/** The subtitle of a chart that is drawn on its first scale only. */
export function subtitleText({ spec, series }: Chart): string {
  return growsTenfold(spec, series) ? spec.subtitle + LOG_WORDS : spec.subtitle;
}
