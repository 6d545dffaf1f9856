import { gutterWidth, type LabelText } from './end-labels.layout';
import type { ChartSize, Plot } from './chart-size';
import type { ValueAxis } from './value-axis';

/**
 * The plot's rectangle, between the numbers of the axis and the labels at the line ends; a series may have
 * no label.
 */
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
