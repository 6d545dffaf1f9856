// Charts as files: SVG documents, and cards for link previews as PNG.
export { renderCardPng, renderCardSvg, type Card, type CardHeight } from '../pictures/card';
export { renderChartSvg, type ChartFile, type SvgVariant } from '../pictures/chart-svg';
export type { Palette } from '../pictures/palette';
