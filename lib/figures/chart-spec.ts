import { z } from 'zod';
import { inForceBetween } from './decision-window';
import { FORMATS, type Format } from './format';
import { between, rebase, type Line } from './line';
import { line } from './lines';

const formatNames = Object.keys(FORMATS) as [Format, ...Format[]];

/**
 * A chart as an author writes it, in a post, a report or an insight: which lines, over which window, drawn how.
 * `title` states the finding, `subtitle` the measure and unit; both may hold `{figures}`.
 */
export const chartSpecSchema = z.object({
  kind: z.enum(['line', 'steps', 'area', 'bars']),
  title: z.string().min(1),
  subtitle: z.string().min(1),
  lines: z
    .array(z.object({ line: z.string(), label: z.string().min(1).max(24) }))
    .min(1)
    .max(3),
  from: z.coerce.string().optional(),
  to: z.coerce.string().optional(),
  /** Draws every line on a base of 100 at the start of the window. */
  rebase: z.boolean().default(false),
  format: z.enum(formatNames),
  /** Where the story turns: at most three short notes at a period. */
  marks: z
    .array(z.object({ period: z.coerce.string(), label: z.string().min(1).max(40) }))
    .max(3)
    .default([]),
});
export type ChartSpec = z.infer<typeof chartSpecSchema>;

/** A line ready to draw, under the label it has in this chart. */
export type ChartLine = Line & { label: string };

/**
 * The lines of a chart, cut to its window; a rate set by decision with the value in force at both its ends.
 * @throws when a line or the window does not exist
 */
export function chartLines(spec: ChartSpec): ChartLine[] {
  return spec.lines.map(({ line: name, label }) => {
    const whole = line(name);
    const first = whole.points[0]?.period ?? '';
    const last = whole.points.at(-1)?.period ?? '';
    const cut = whole.frequency === 'event' ? inForceBetween : between;
    const part = cut(whole, spec.from ?? first, spec.to ?? last);
    return { ...(spec.rebase ? rebase(part) : part), label };
  });
}
