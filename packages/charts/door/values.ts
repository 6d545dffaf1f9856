// What may be read off a chart, and the parts of it that a reader may choose, for a script.
export type { Anchors, ChartData, Places, RangesData } from '../values/chart-data';
export { dataOfChart, dataOfRanges } from '../values/data-of-chart';
export { rangesOf, WHOLE_RANGE, wholeOf, type ChartRange } from '../values/ranges';
