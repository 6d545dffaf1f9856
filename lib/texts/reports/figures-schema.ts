import { z } from 'zod';
import { seriesFiles, numbers, figures, units } from '@samvit/research';
import { factsSchema, rowSchema } from './snapshot';

const sources = z.array(
  seriesFiles.sourceSchema.extend({ licence: z.string() }).partial({ published: true }),
);
const described = { name: z.string(), title: z.string() };

const shared = {
  name: z.string().describe('Its name in the text, unique in this file'),
  text: z.string().describe('The figure as it is printed'),
  format: z.enum(numbers.FORMAT_NAMES).describe('How the value is printed; period prints its period instead'),
  period: z.string().describe('The period of the value: that of the extreme, else the end of the window'),
  formula: z.enum(figures.FORMULA_NAMES),
  symbols: z.string().describe('The formula in mathematical notation'),
  worked: z.array(z.string()).describe('The formula with the numbers put in, and how each of them was made'),
  lines: z.array(factsSchema).describe('The series it is computed from'),
  window: z.strictObject({ from: z.string(), to: z.string() }),
  amount: z.number().exactOptional().describe('What is paid at each of the inputs but the last'),
  rise: z.number().exactOptional().describe('By how many per cent payments rise after every twelve'),
  until: z.string().exactOptional().describe('The last period with a payment'),
  status: seriesFiles.statusSchema,
  sources,
  checks: z.array(seriesFiles.checkSchema).describe('With what the published values behind it were compared'),
};

const figure = z.discriminatedUnion('recomputable', [
  z.strictObject({
    ...shared,
    recomputable: z.literal(true),
    value: z.number(),
    inputs: z
      .array(z.strictObject({ series: z.string(), periods: z.array(z.string()) }))
      .describe('The rows the formula is applied to; two series for a formula of pairs'),
    evidence: z
      .array(z.strictObject({ series: factsSchema, rows: z.array(rowSchema) }))
      .describe('All values behind the inputs. Those of a series with "made" are computed from the others'),
  }),
  z.strictObject({
    ...shared,
    recomputable: z.literal(false),
    value: z.number().exactOptional(),
    why: z.string().describe('Why its inputs are not here; they can be had from its sources'),
  }),
]);

const line = z.strictObject({
  ...described,
  unit: z.enum(units.UNIT_NAMES),
  frequency: seriesFiles.frequencySchema,
  formula: z.string(),
  inputs: z.array(z.string()),
  status: seriesFiles.statusSchema,
  lessSure: z.array(z.strictObject({ period: z.string(), status: seriesFiles.statusSchema })),
  readUpTo: z.string(),
  sources,
  points: z.array(rowSchema.extend({ value: z.number().nullable() })),
});

/** A figures.json: every figure of a report or a post, with the inputs to recompute it. */
export const figuresFileSchema = z
  .strictObject({
    $schema: z.url(),
    title: z.string(),
    publisher: z.string(),
    address: z.url().describe('The page whose figures these are'),
    version: z.number().exactOptional(),
    date: z.string(),
    dataTo: z.string(),
    notice: z.string(),
    figures: z.array(figure),
    lines: z.array(line).describe('The series of its charts that may be passed on'),
    leftOut: z.array(z.strictObject({ ...described, why: z.string(), sources })),
  })
  .describe('The figures of a report or a post. /methodology shows how to check one.');
export type FiguresFile = z.infer<typeof figuresFileSchema>;
