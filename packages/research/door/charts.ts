// Charts of series, their events and their values as files.
export { chartEvents, type ChartEvent } from '../charts/chart-events';
export { CHART_WORDS, chartSeries, chartSpecSchema, resolveChart, type Level } from '../charts/chart-spec';
export { exportCsv, exportOf, type ExportColumn, type WithheldSeries } from '../charts/export';
