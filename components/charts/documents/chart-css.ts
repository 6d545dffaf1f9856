/**
 * The text of chart.css for documents that carry their styles inside: frames and SVG images. It is kept here, not read
 * from the source tree at run time, so that it is there wherever the site runs. chart-css.test.ts compares the two.
 */

/** The drawing alone: all that an SVG document needs. */
export const DRAWING_CSS = `.chart {
  display: block;
  width: 100%;
  height: auto;
  /* A reader's typeface may run wider than the one that was reckoned with. */
  overflow: visible;
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
.chart-dots {
  fill: none;
  stroke: var(--peacock);
  stroke-width: 6;
  stroke-linecap: round;
}
.chart-fit {
  fill: none;
  stroke: var(--ink);
  stroke-width: 1.5;
}
.chart-area {
  fill-opacity: 0.16;
}
.chart-area-1,
.chart-marker-1,
.chart-label-1,
.chart-bar-1 {
  fill: var(--peacock);
}
.chart-area-2,
.chart-marker-2,
.chart-label-2,
.chart-bar-2 {
  fill: var(--marigold);
}
.chart-area-3,
.chart-marker-3,
.chart-label-3,
.chart-bar-3 {
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
.chart-bar-2 {
  fill-opacity: 0.4;
}
.chart-bar-3 {
  fill-opacity: 0;
}
.chart-label,
.chart-axis-name {
  font-weight: 600;
}
.chart-value {
  font-weight: 400;
}
.chart-mark,
.chart-axis-name,
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
@media (forced-colors: active) {
  .chart text,
  .chart .chart-marker,
  .chart .chart-bar-1 {
    fill: CanvasText;
  }
  .chart .chart-line,
  .chart .chart-bar,
  .chart .chart-leader,
  .chart .chart-zero,
  .chart .chart-dots,
  .chart .chart-fit,
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
  .chart .chart-bar-2,
  .chart .chart-mark-point {
    fill: Canvas;
  }
  .chart .chart-halo {
    stroke: Canvas;
  }
}

`;

/** The drawing and the figure around it. */
export const CHART_CSS = `${DRAWING_CSS}/* The figure around a drawing. */
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

/* Values: a band over the plot for each column, or a disc over each point, and one line of text below that follows the
   pointer or the keyboard. */
.chart-bands > * {
  fill: var(--ink);
  fill-opacity: 0;
  cursor: crosshair;
}
.chart-bands circle {
  stroke: var(--ink);
  stroke-width: 0;
}
.chart-values {
  display: grid;
  position: relative;
  min-width: 0;
  margin: 0.4rem 0 0;
  padding: 0;
  border: 0;
  color: var(--ink);
  font-size: 0.875rem;
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.45;
}
/* A clipped block, not transparent text: in forced colours the plate behind a text would cover the one that is shown. */
.chart-values label {
  grid-area: 1 / 1;
  justify-self: start;
  clip-path: inset(50%);
  pointer-events: none;
}
.chart-values label:has(:checked) {
  clip-path: none;
}
.chart-values label:has(:focus-visible) {
  outline: 2px solid var(--peacock);
  outline-offset: 3px;
}
.chart-values input {
  position: absolute;
  opacity: 0;
}
@supports not selector(:has(*)) {
  .chart-values {
    display: none;
  }
}
.chart-figure:has(.chart-bands :hover) .chart-values label {
  clip-path: inset(50%);
}
/* The order of the columns is the only link between a band and its text: there are at most 25. */
.chart-figure:has(.chart-bands > :nth-child(1):hover) .chart-values label:nth-of-type(1),
.chart-figure:has(.chart-bands > :nth-child(2):hover) .chart-values label:nth-of-type(2),
.chart-figure:has(.chart-bands > :nth-child(3):hover) .chart-values label:nth-of-type(3),
.chart-figure:has(.chart-bands > :nth-child(4):hover) .chart-values label:nth-of-type(4),
.chart-figure:has(.chart-bands > :nth-child(5):hover) .chart-values label:nth-of-type(5),
.chart-figure:has(.chart-bands > :nth-child(6):hover) .chart-values label:nth-of-type(6),
.chart-figure:has(.chart-bands > :nth-child(7):hover) .chart-values label:nth-of-type(7),
.chart-figure:has(.chart-bands > :nth-child(8):hover) .chart-values label:nth-of-type(8),
.chart-figure:has(.chart-bands > :nth-child(9):hover) .chart-values label:nth-of-type(9),
.chart-figure:has(.chart-bands > :nth-child(10):hover) .chart-values label:nth-of-type(10),
.chart-figure:has(.chart-bands > :nth-child(11):hover) .chart-values label:nth-of-type(11),
.chart-figure:has(.chart-bands > :nth-child(12):hover) .chart-values label:nth-of-type(12),
.chart-figure:has(.chart-bands > :nth-child(13):hover) .chart-values label:nth-of-type(13),
.chart-figure:has(.chart-bands > :nth-child(14):hover) .chart-values label:nth-of-type(14),
.chart-figure:has(.chart-bands > :nth-child(15):hover) .chart-values label:nth-of-type(15),
.chart-figure:has(.chart-bands > :nth-child(16):hover) .chart-values label:nth-of-type(16),
.chart-figure:has(.chart-bands > :nth-child(17):hover) .chart-values label:nth-of-type(17),
.chart-figure:has(.chart-bands > :nth-child(18):hover) .chart-values label:nth-of-type(18),
.chart-figure:has(.chart-bands > :nth-child(19):hover) .chart-values label:nth-of-type(19),
.chart-figure:has(.chart-bands > :nth-child(20):hover) .chart-values label:nth-of-type(20),
.chart-figure:has(.chart-bands > :nth-child(21):hover) .chart-values label:nth-of-type(21),
.chart-figure:has(.chart-bands > :nth-child(22):hover) .chart-values label:nth-of-type(22),
.chart-figure:has(.chart-bands > :nth-child(23):hover) .chart-values label:nth-of-type(23),
.chart-figure:has(.chart-bands > :nth-child(24):hover) .chart-values label:nth-of-type(24),
.chart-figure:has(.chart-bands > :nth-child(25):hover) .chart-values label:nth-of-type(25) {
  clip-path: none;
}
.chart-bands :hover {
  fill-opacity: 0.09;
  stroke-width: 1.5;
}
.chart-figure:has(.chart-values label:nth-of-type(1) :focus-visible) .chart-bands > :nth-child(1),
.chart-figure:has(.chart-values label:nth-of-type(2) :focus-visible) .chart-bands > :nth-child(2),
.chart-figure:has(.chart-values label:nth-of-type(3) :focus-visible) .chart-bands > :nth-child(3),
.chart-figure:has(.chart-values label:nth-of-type(4) :focus-visible) .chart-bands > :nth-child(4),
.chart-figure:has(.chart-values label:nth-of-type(5) :focus-visible) .chart-bands > :nth-child(5),
.chart-figure:has(.chart-values label:nth-of-type(6) :focus-visible) .chart-bands > :nth-child(6),
.chart-figure:has(.chart-values label:nth-of-type(7) :focus-visible) .chart-bands > :nth-child(7),
.chart-figure:has(.chart-values label:nth-of-type(8) :focus-visible) .chart-bands > :nth-child(8),
.chart-figure:has(.chart-values label:nth-of-type(9) :focus-visible) .chart-bands > :nth-child(9),
.chart-figure:has(.chart-values label:nth-of-type(10) :focus-visible) .chart-bands > :nth-child(10),
.chart-figure:has(.chart-values label:nth-of-type(11) :focus-visible) .chart-bands > :nth-child(11),
.chart-figure:has(.chart-values label:nth-of-type(12) :focus-visible) .chart-bands > :nth-child(12),
.chart-figure:has(.chart-values label:nth-of-type(13) :focus-visible) .chart-bands > :nth-child(13),
.chart-figure:has(.chart-values label:nth-of-type(14) :focus-visible) .chart-bands > :nth-child(14),
.chart-figure:has(.chart-values label:nth-of-type(15) :focus-visible) .chart-bands > :nth-child(15),
.chart-figure:has(.chart-values label:nth-of-type(16) :focus-visible) .chart-bands > :nth-child(16),
.chart-figure:has(.chart-values label:nth-of-type(17) :focus-visible) .chart-bands > :nth-child(17),
.chart-figure:has(.chart-values label:nth-of-type(18) :focus-visible) .chart-bands > :nth-child(18),
.chart-figure:has(.chart-values label:nth-of-type(19) :focus-visible) .chart-bands > :nth-child(19),
.chart-figure:has(.chart-values label:nth-of-type(20) :focus-visible) .chart-bands > :nth-child(20),
.chart-figure:has(.chart-values label:nth-of-type(21) :focus-visible) .chart-bands > :nth-child(21),
.chart-figure:has(.chart-values label:nth-of-type(22) :focus-visible) .chart-bands > :nth-child(22),
.chart-figure:has(.chart-values label:nth-of-type(23) :focus-visible) .chart-bands > :nth-child(23),
.chart-figure:has(.chart-values label:nth-of-type(24) :focus-visible) .chart-bands > :nth-child(24),
.chart-figure:has(.chart-values label:nth-of-type(25) :focus-visible) .chart-bands > :nth-child(25) {
  fill-opacity: 0.09;
  stroke-width: 1.5;
}

@media (forced-colors: active) {
  .chart-bands > * {
    fill: CanvasText;
  }
  .chart-bands circle {
    stroke: CanvasText;
  }
}
@media print {
  .chart-figure {
    break-inside: avoid;
  }
  .chart-values {
    display: none;
  }
}
`;
