/** What the script of charts adds to a chart: a pointer, a tooltip, parts of it. Its bundle brings these styles. */
export const LIVE_CSS = `
/* The slider reads them; the line of the last one stays. */
.chart-figure[data-is-live] .chart-values input {
  visibility: hidden;
}
/* What tells of the whole; the line of the part is its title. Paper has the whole. */
@media screen {
  .chart-figure[data-in-range] :is(.chart-plot > .chart, .chart-whole, .chart-subtitle) {
    display: none;
  }
}
.chart-failed {
  margin: 0.4rem 0 0;
  font-size: 0.875rem;
}
.chart-pointer {
  position: absolute;
  inset: 0;
  z-index: 2;
  border-radius: 2px;
  cursor: crosshair;
  /* A finger drawn across reads values, one drawn down scrolls the page. */
  touch-action: pan-y;
}
/* The tooltip says where a finger is, which needs no outline. */
.chart-pointer[data-is-touched] {
  outline: none;
}
.chart-figure[data-in-range] .chart-values {
  visibility: hidden;
}
.chart-layer {
  height: 100%;
  pointer-events: none;
}
.chart-crosshair {
  stroke: var(--muted);
  stroke-width: 1;
}
.chart-dot {
  stroke: var(--chart-ground, var(--paper));
  stroke-width: 2;
}
.chart-layer foreignObject {
  overflow: visible;
}
.chart-tip {
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  gap: 0.1rem 0.5rem;
  align-items: center;
  width: max-content;
  max-width: min(24rem, 100%);
  padding: 0.5rem 0.7rem;
  border: 1px solid var(--rule);
  border-radius: 6px;
  background: var(--surface);
  color: var(--ink);
  font-size: 0.8125rem;
  line-height: 1.4;
  box-shadow: 0 2px 10px rgb(0 0 0 / 14%);
}
.chart-tip p {
  grid-column: 1 / -1;
  margin: 0;
  color: var(--muted);
}
.chart-tip-row {
  display: contents;
}
.chart-tip :is(b, .chart-tip-change) {
  font-weight: 600;
  text-align: right;
  white-space: nowrap;
}
@media (forced-colors: active) {
  .chart-crosshair,
  .chart-dot {
    stroke: CanvasText;
  }
}
`;
