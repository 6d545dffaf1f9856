/**
 * The text of chart.css for documents that carry their styles inside: frames and SVG images. It is kept here, not read
 * from the source tree at run time, so that it is there wherever the site runs. chart-css.test.ts compares the two.
 */
export const CHART_CSS = `.chart {
  display: block;
  width: 100%;
  height: auto;
  font-variant-numeric: lining-nums tabular-nums;
}
.chart-grid,
.chart-zero,
.chart-leader {
  fill: none;
  stroke: var(--rule);
  stroke-width: 1;
}
.chart-zero {
  stroke: var(--muted);
}
.chart-leader {
  stroke: var(--muted);
}
.chart-tick {
  fill: var(--muted);
}
.chart-line {
  fill: none;
  stroke-width: 2.25;
  stroke-linejoin: round;
  stroke-linecap: round;
}
.chart-line-1,
.chart-hatch-1 {
  stroke: var(--peacock);
}
.chart-line-2,
.chart-hatch-2 {
  stroke: var(--marigold);
}
.chart-line-3,
.chart-hatch-3 {
  stroke: var(--muted);
}
.chart-line-2 {
  stroke-dasharray: 9 3.5;
  stroke-width: 2;
}
.chart-line-3 {
  stroke-dasharray: 1.5 4;
  stroke-width: 2;
}
.chart-hatch-1,
.chart-hatch-2,
.chart-hatch-3 {
  stroke-width: 2.4;
}
.chart-area {
  fill-opacity: 0.16;
}
.chart-area-1,
.chart-marker-1,
.chart-label-1,
.chart-bar-1:not([fill]) {
  fill: var(--peacock);
}
.chart-area-2,
.chart-marker-2,
.chart-label-2,
.chart-bar-2:not([fill]) {
  fill: var(--marigold);
}
.chart-area-3,
.chart-marker-3,
.chart-label-3,
.chart-bar-3:not([fill]) {
  fill: var(--muted);
}
.chart-bar {
  stroke-width: 1.25;
}
.chart-bar-1 {
  stroke: var(--peacock);
}
.chart-bar-2 {
  stroke: var(--marigold);
}
.chart-bar-3 {
  stroke: var(--muted);
}
.chart-bar-2:not([fill]) {
  fill-opacity: 0.4;
}
.chart-bar-3:not([fill]) {
  fill-opacity: 0;
}
.chart-label {
  font-weight: 600;
}
.chart-value {
  font-weight: 400;
}
.chart-mark,
.chart-bar-value {
  fill: var(--ink);
}
.chart-mark-point {
  fill: var(--chart-ground, var(--paper));
  stroke: var(--ink);
  stroke-width: 1.75;
}
.chart-halo {
  paint-order: stroke;
  stroke: var(--chart-ground, var(--paper));
  stroke-width: 4;
  stroke-linejoin: round;
}

.chart-figure {
  container-type: inline-size;
  margin: 0;
}
.chart-figure > .chart {
  margin-top: 0.75rem;
}
.chart-figure > .chart-wide,
.chart-figure > .chart-full {
  display: none;
}
@container (min-width: 520px) {
  .chart-has-wide > .chart-compact {
    display: none;
  }
  .chart-has-wide > .chart-wide {
    display: block;
  }
}
@container (min-width: 780px) {
  .chart-has-full > .chart-compact,
  .chart-has-full > .chart-wide {
    display: none;
  }
  .chart-has-full > .chart-full {
    display: block;
  }
}
.chart-title {
  margin: 0;
  color: var(--ink);
  font-family: var(--font-serif, Georgia, 'Times New Roman', serif);
  font-size: 1.25rem;
  font-weight: 500;
  line-height: 1.2;
  letter-spacing: -0.008em;
  text-wrap: balance;
}
.chart-subtitle {
  margin: 0.3rem 0 0;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.4;
}
.chart-source,
.chart-note {
  margin: 0.6rem 0 0;
  color: var(--muted);
  font-size: 0.8125rem;
  line-height: 1.5;
}
.chart-source a {
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
}
.chart-numbers {
  margin-top: 0.6rem;
  font-size: 0.9375rem;
}
.chart-numbers > summary {
  width: fit-content;
  padding-block: 0.35rem;
  color: var(--peacock);
  cursor: pointer;
}
.chart-table {
  width: 100%;
  border-collapse: collapse;
  color: var(--ink);
  font-size: 0.875rem;
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.35;
}
.chart-table th,
.chart-table td {
  padding: 0.3rem 0 0.3rem 0.75rem;
  border-bottom: 1px solid var(--rule);
  font-weight: 400;
  text-align: right;
  vertical-align: baseline;
}
.chart-table th:first-child {
  padding-left: 0;
  text-align: left;
}
.chart-table thead th {
  border-bottom-color: var(--muted);
  color: var(--muted);
  vertical-align: bottom;
}
.chart-table small {
  color: var(--muted);
  font-size: 0.8125rem;
}
.chart-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@media print {
  .chart-figure {
    break-inside: avoid;
  }
}
@media (forced-colors: active) {
  .chart text,
  .chart .chart-marker,
  .chart .chart-bar-1:not([fill]) {
    fill: CanvasText;
  }
  .chart .chart-line,
  .chart .chart-bar,
  .chart .chart-leader,
  .chart .chart-zero,
  .chart .chart-mark-point,
  .chart [class^='chart-hatch'] {
    stroke: CanvasText;
  }
  .chart .chart-grid {
    stroke: CanvasText;
    stroke-opacity: 0.3;
  }
  .chart .chart-area {
    fill: CanvasText;
  }
  .chart .chart-bar-2:not([fill]),
  .chart .chart-mark-point {
    fill: Canvas;
  }
  .chart .chart-halo {
    stroke: Canvas;
  }
}
`;
