import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { FORMATS, type Format } from '@/lib/site/number-format';
import { textWidth } from './text-measure';
import type { ChartSize } from './chart-size';

/**
 * A line across the plot. `unit` is the word after the number and stands at the top only, with its baseline at `unitY`;
 * zero is drawn stronger.
 */
export type ValueTick = {
  value: number;
  y: number;
  label: string;
  unit: string;
  unitY: number;
  zero: boolean;
};

export type ValueAxis = { y: (value: number) => number; ticks: ValueTick[]; labelWidth: number };

/**
 * A value axis with round ends. Bars and areas hang from zero; so do lines whose lowest value is small beside the highest,
 * since a cut axis would then only exaggerate. From left to right it is the same, with the places of both ends as `bottom`
 * and `top`.
 */
export function valueAxis(
  values: readonly number[],
  options: { format: Format; fromZero: boolean; top: number; bottom: number; frame: ChartSize },
): ValueAxis {
  const { format, top, bottom, frame } = options;
  const scale = scaleLinear().domain(domainOf(values, options.fromZero)).range([bottom, top]);
  const count = Math.max(2, Math.round(Math.abs(bottom - top) / (frame.font * 4.5)));
  // Rounder than the data, finer than the ticks: no empty band above the highest value.
  scale.nice(count * 3);
  const kept = values.length === 0 ? [] : tickValues(scale.ticks(count), format);
  const texts = tickTexts(kept, format);
  const ticks = kept.map((value, i) => ({
    value,
    y: scale(value),
    label: texts[i]?.number ?? '',
    unit: i === kept.length - 1 ? (texts[i]?.unit ?? '') : '',
    unitY: scale(value) - frame.font * 0.45,
    zero: value === 0,
  }));
  return {
    y: (value) => scale(value),
    ticks,
    labelWidth: Math.max(0, ...ticks.map((tick) => textWidth(tick.label, frame.font))),
  };
}

function domainOf(values: readonly number[], fromZero: boolean): [number, number] {
  const [low, high] = extent(values);
  if (low === undefined || high === undefined) return [0, 1];
  if (fromZero || (low > 0 && low < high * 0.35)) return spread(Math.min(0, low), Math.max(0, high));
  return spread(low, high);
}

/** Values that differ by less than this are one value. */
const FLAT = 1e-9;

/** One value alone gets room above and below. */
function spread(low: number, high: number): [number, number] {
  if (high - low > FLAT) return [low, high];
  const room = Math.max(Math.abs(low) * 0.1, FLAT);
  return [low - room, high + room];
}

/** Two ticks that would read the same in this format are one too many. */
function tickValues(ticks: number[], format: Format): number[] {
  const seen = new Set<string>();
  return ticks.filter((value) => {
    const text = FORMATS[format](value);
    return !seen.has(text) && seen.add(text);
  });
}

/** Number and unit word of each tick, without decimals that are zero on all of them: $50, $100, $150 billion. */
function tickTexts(values: readonly number[], format: Format): { number: string; unit: string }[] {
  const texts = values.map((value) => splitUnit(FORMATS[format](value)));
  const whole = texts.every(({ number }) => !/\.\d*[1-9]/.test(number));
  return whole ? texts.map((text) => ({ ...text, number: text.number.replace(/\.0+(?=%?$)/, '') })) : texts;
}

/** `$215.9 billion` is the number `$215.9` and the unit `billion`. */
export function splitUnit(text: string): { number: string; unit: string } {
  const space = text.indexOf(' ');
  return space < 0
    ? { number: text, unit: '' }
    : { number: text.slice(0, space), unit: text.slice(space + 1) };
}
