import { extent, tickIncrement } from 'd3-array';
import { scaleLinear, scaleLog, type ScaleContinuousNumeric } from 'd3-scale';
import { textWidth } from './text-measure';
import type { ChartSize } from './chart-size';
import type { charts, ChartSeries, ChartSpec } from '@samvit/research';

/**
 * A horizontal gridline. `unit` is the word after the number, at the top line only, with its baseline at
 * `unitY`; zero and reference levels are drawn stronger. `cut` marks the lowest line of an axis
 * that does not begin at zero.
 */
export type ValueTick = {
  value: number;
  y: number;
  label: string;
  unit: string;
  unitY: number;
  strong: boolean;
  cut: boolean;
};

type AxisOptions = {
  /** Writes a value with its unit. */
  write: (value: number) => string;
  fromZero: boolean;
  top: number;
  bottom: number;
  size: ChartSize;
  log?: boolean;
  /** Always on the axis. */
  levels?: readonly charts.Level[];
  /** The whole scale of the unit, if it has one. */
  range?: readonly number[];
};

export type ValueAxis = { y: (value: number) => number; ticks: ValueTick[]; labelWidth: number };

/**
 * A value axis with round ends, whose lowest line has no value below it. Bars and areas start at zero; so do
 * lines whose lowest value is small compared with the highest, because a cut axis would exaggerate. A
 * horizontal axis uses `bottom` and `top` for its two ends. A logarithmic axis needs values above zero; equal
 * ratios have equal distances.
 */
export function valueAxis(values: readonly number[], options: AxisOptions): ValueAxis {
  const { write, top, bottom, size, range = [] } = options;
  const levels = (options.levels ?? []).map(({ value }) => value);
  const count = Math.max(2, Math.round(Math.abs(bottom - top) / (size.font * 4.5)));
  const scale: ScaleContinuousNumeric<number, number> = options.log
    ? scaleLog().domain([Math.min(...values), Math.max(...values)])
    : roundedScale(domainOf([...values, ...levels, ...range], options.fromZero), count);
  scale.range([bottom, top]);
  const isCut = !options.log && (scale.domain()[0] ?? 0) > 0;
  const clear = (value: number) =>
    levels.every((level) => Math.abs(scale(level) - scale(value)) > size.font * 1.4);
  const steps = options.log ? logTicks(scale, size) : scale.ticks(count);
  const shownValues =
    values.length === 0
      ? []
      : tickValues(
          [...steps.filter(clear), ...levels].sort((a, b) => a - b),
          write,
        );
  const texts = tickTexts(shownValues, write);
  const ticks = shownValues.map((value, i) => ({
    value,
    y: scale(value),
    label: texts[i]?.number ?? '',
    unit: i === shownValues.length - 1 ? (texts[i]?.unit ?? '') : '',
    unitY: scale(value) - size.font * 0.45,
    strong: value === 0 || levels.includes(value),
    cut: isCut && i === 0,
  }));
  return {
    y: (value) => scale(value),
    ticks,
    labelWidth: Math.max(0, ...ticks.map((tick) => textWidth(tick.label, size.font))),
  };
}

/**
 * A linear scale with round ends. The upper one is rounded more coarsely than the data but finer than the
 * ticks: no empty band above the highest value. One above zero begins at a tick, because a reader takes the
 * lowest line for the beginning.
 */
function roundedScale(domain: [number, number], count: number) {
  const scale = scaleLinear()
    .domain(domain)
    .nice(count * 3);
  const [start = 0, high = start] = scale.domain();
  let low = start;
  while (low > 0) {
    const lower = tickBelow(low, high, count);
    if (lower >= low) break;
    low = lower;
  }
  return scale.domain([low, high]);
}

/** The highest tick that is not above `low`, by the arithmetic of d3's ticks. */
function tickBelow(low: number, high: number, count: number): number {
  const step = tickIncrement(low, high, count);
  // d3 gives steps below one as negative reciprocals.
  return step < 0 ? Math.floor(low * -step) / -step : Math.floor(low / step) * step;
}

/** 1, 2 and 5 times each power of ten; fewer if they would be too close. */
function logTicks(scale: ScaleContinuousNumeric<number, number>, { font }: ChartSize): number[] {
  const [low = 1, high = low] = scale.domain();
  const from = Math.floor(Math.log10(low));
  const powers = Array.from({ length: Math.ceil(Math.log10(high)) - from + 1 }, (_, i) => 10 ** (from + i));
  const choices = [[1, 2, 5], [1, 3], [1]].map((digits) =>
    powers
      .flatMap((power) => digits.map((digit) => digit * power))
      .filter((value) => value >= low && value <= high),
  );
  const roomy = (values: number[]) =>
    values.every((value, i) => i === 0 || Math.abs(scale(value) - scale(values[i - 1] ?? 1)) > font * 1.6);
  return choices.find((values) => roomy(values)) ?? [];
}

/** From this growth factor on, ratios tell more than differences. */
const TENFOLD = 10;

/**
 * Whether a series grew so much that a reader should see ratios. Rates and shares do not compound, so they
 * never need it.
 */
export function growsTenfold(
  { kind, format }: Pick<ChartSpec, 'kind' | 'format'>,
  seriesList: readonly Pick<ChartSeries, 'points'>[],
): boolean {
  if (kind !== 'line' || /^(?:points|percent|basis)/.test(format)) return false;
  const values = seriesList.map(({ points }) => points.flatMap(({ value }) => value ?? []));
  return (
    values.every((each) => Math.min(...each) > 0) &&
    values.some((each) => Math.max(...each) >= TENFOLD * Math.min(...each))
  );
}

function domainOf(values: readonly number[], fromZero: boolean): [number, number] {
  const [low, high] = extent(values);
  if (low === undefined || high === undefined) return [0, 1];
  if (fromZero || (low > 0 && low < high * 0.35)) return spread(Math.min(0, low), Math.max(0, high));
  return spread(low, high);
}

/**
 * Values that differ by less than this, as a share of the larger one, count as equal: the axis could not be
 * computed exactly.
 */
const FLAT = 1e-9;

/** A single value gets space above and below. */
function spread(low: number, high: number): [number, number] {
  if (high - low > FLAT * Math.max(1, Math.abs(low), Math.abs(high))) return [low, high];
  const room = Math.max(Math.abs(low) * 0.1, FLAT);
  return [low - room, high + room];
}

/** Two ticks must not have the same label. */
function tickValues(ticks: number[], write: AxisOptions['write']): number[] {
  const textsSeen = new Set<string>();
  return ticks.filter((value) => {
    const text = write(value);
    return !textsSeen.has(text) && textsSeen.add(text);
  });
}

/** Number and unit word of each tick, without decimals that are zero on all: $50, $100, $150 billion. */
function tickTexts(
  values: readonly number[],
  write: AxisOptions['write'],
): { number: string; unit: string }[] {
  const texts = values.map((value) => splitUnit(write(value)));
  const areWhole = texts.every(({ number }) => !/\.\d*[1-9]/.test(number));
  return areWhole
    ? texts.map((text) => ({ ...text, number: text.number.replace(/\.0+(?=%?$)/, '') }))
    : texts;
}

/** Splits `$215.9 billion` into the number `$215.9` and the unit `billion`. */
export function splitUnit(text: string): { number: string; unit: string } {
  const space = text.search(/[ \u00a0]/);
  return space < 0
    ? { number: text, unit: '' }
    : { number: text.slice(0, space), unit: text.slice(space + 1) };
}
