import { gutterWidth, type LabelText } from './end-labels.layout';
import type { ChartSize, Plot } from './chart-size';
import type { ValueAxis } from './value-axis';

/** The rectangle that is left between the numbers of the axis and the labels beside the ends; a series may have none. */
export function plotBetween(
  axis: Pick<ValueAxis, 'labelWidth'>,
  labels: readonly (LabelText | null)[],
  { top, bottom }: Pick<Plot, 'top' | 'bottom'>,
  frame: ChartSize,
): Plot {
  const gutter = gutterWidth(
    labels.filter((label) => label !== null),
    frame,
  );
  return { left: axis.labelWidth + frame.font * 0.6, right: frame.width - gutter - 2, top, bottom };
}
