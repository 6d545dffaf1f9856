import { getSeries, seriesFiles, type figures } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { figuresInClaim } from './claim';

/** The definitions of a text's figures, by name. */
type Definitions = Readonly<Record<string, figures.FigureDefinition>>;

/**
 * A series over some months of which a longer one is held that the text never uses. The sector "made good all of its
 * fall" in a file of sixty-five days; that of twenty years had the worst fall since 2008.
 */
export function shortProblem(definitions: Definitions): { figure: string; message: string } | null {
  const { longer } = seriesFiles.particulars(libraryHere());
  const used = new Set(Object.values(definitions).map(({ series }) => series));
  for (const [figure, { series }] of Object.entries(definitions)) {
    const whole = longer[series];
    if (whole !== undefined && !used.has(whole))
      return { figure, message: `${series} is short: a figure of ${whole} must say what came before it.` };
  }
  return null;
}

/** Formulas of what money became, from which costs are taken or not. */
const OF_GROWTH: readonly figures.FigureDefinition['formula'][] = [
  ...(['growth-per-year', 'change', 'multiple', 'end-value'] as const),
];

/** A claim that a fund, which bears its costs, is behind a price that leaves costs out. */
export function costProblem(claim: string, definitions: Definitions): string | null {
  for (const part of claim.split('&')) {
    const compared = figuresInClaim(part).flatMap((name) => {
      const definition = definitions[name];
      return definition && OF_GROWTH.includes(definition.formula)
        ? [{ name, costs: costsOf(definition.series) }]
        : [];
    });
    const fund = compared.find(({ costs }) => costs === 'borne');
    const price = compared.find(({ costs }) => costs === 'left out');
    // A fund that has borne its costs and leads all the same is compared fairly.
    const isFundBehind = fund && part.includes('<') === part.replace(/^-?[\d.]+\*/, '').startsWith(fund.name);
    if (fund && price && isFundBehind)
      return `{${fund.name}} is after costs, {${price.name}} without: compare funds with funds, or claim nothing.`;
  }
  return null;
}

/** A unit of a fund bears its costs; of what is quoted, a file says that it leaves them out. */
function costsOf(series: string): 'borne' | 'left out' | 'neither' {
  const { unit, inputs } = getSeries(libraryHere(), series);
  if (unit === 'INR per unit') return 'borne';
  return inputs.some((file) => seriesFiles.readSeriesFile(libraryHere(), file).leavesOut.includes('costs'))
    ? 'left out'
    : 'neither';
}

/** Formulas that find the extreme of a window. */
const EXTREMES: readonly figures.FigureDefinition['formula'][] = ['highest', 'lowest'];

/**
 * A condition with the extreme of a part as its threshold, which values before that part met already, if its text
 * does not say since when. "Ten years of gold worse than −0.5%" had been met more than a hundred times before 2014.
 */
export function thresholdProblem(
  {
    text,
    series,
    when,
    figure,
  }: { text: string; series: string; when: '<' | '<=' | '>' | '>='; figure: string },
  definitions: Definitions,
  level: number,
): string | null {
  const definition = definitions[figure];
  if (!definition || !('from' in definition) || !EXTREMES.includes(definition.formula)) return null;
  if (text.includes(`{${figure}.from}`)) return null;
  const { points } = getSeries(libraryHere(), series);
  const start = points.findIndex(({ period }) => period === definition.from);
  const isMet = ({ value }: { value: number | null }) =>
    value !== null && (when.startsWith('<') ? value < level : value > level);
  const before = points.slice(0, Math.max(0, start)).find(isMet);
  return before
    ? `${series} met this in ${before.period} already: say since when the condition counts, {${figure}.from}.`
    : null;
}

/** A value of a period that is not over, for a place where no note says so. */
export function partialProblem(definition: figures.FigureDefinition): string | null {
  if (!('at' in definition)) return null;
  const { notes, id } = getSeries(libraryHere(), definition.series);
  const isPartial = notes.some(({ kind, period }) => kind === 'partial' && period === definition.at);
  return isPartial ? `${id} at ${definition.at} is of a part of that period: take the one before.` : null;
}
