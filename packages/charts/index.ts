// The door. What draws has its own name; the rest is in two groups, each a file of door/.
export type { Drawable } from './drawable';
export { ChartDrawing } from './drawing/chart';
export { HistogramDrawing } from './drawing/histogram';
export { Sparkline } from './drawing/sparkline';
export { LineShape } from './drawing/line-shape';
export { DRAWING_CSS } from './drawing/drawing-css';
export { growsTenfold } from './layout/value-axis';
export { MOST_COLUMNS } from './layout/scatter-pairs';
export * as texts from './door/texts';
export * as values from './door/values';
export * as pictures from './door/pictures';
