import { ContentProblem } from '@/lib/content/content-problem';
import { suggestion } from '@/lib/platform/nearest';
import type { Figure } from '@samvit/research';

/** The figures that a claim may name; of each only the value counts. */
type Values = ReadonlyMap<string, Pick<Figure, 'value'>>;

const COMPARISONS = {
  '>': (a: number, b: number) => a > b,
  '<': (a: number, b: number) => a < b,
  '>=': (a: number, b: number) => a >= b,
  '<=': (a: number, b: number) => a <= b,
  '=': (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)),
} as const;

const TERM = /^(?:(-?\d+(?:\.\d+)?)\*)?([a-z][a-z0-9-]*)$|^(-?\d+(?:\.\d+)?)$/;
const CLAIM = /^([^<>=]+)(>=|<=|>|<|=)([^<>=]+)$/;

/**
 * Whether a claim is true of the figures it names: `gold-growth>silver-growth`, `change<0`,
 * `latest=highest`, `registrations>=2*duty`; of several joined by `&` all must hold.
 * @throws ContentProblem for a claim that cannot be parsed or names no figure
 */
export function claimHolds(claim: string, figures: Values): boolean {
  return claim.split('&').every((part) => {
    const [, target = '', comparison = '', right = ''] = CLAIM.exec(part.replaceAll(' ', '')) ?? [];
    if (!(comparison in COMPARISONS))
      throw new ContentProblem(`"${part}" is no claim: write figure>figure, or figure<0`);
    const compare = COMPARISONS[comparison as keyof typeof COMPARISONS];
    return compare(termValue(target, figures), termValue(right, figures));
  });
}

export function figuresInClaim(claim: string): string[] {
  return claim.split(/[&<>=]+/).flatMap((term) => TERM.exec(term.replaceAll(' ', ''))?.[2] ?? []);
}

/**
 * `silver-growth`, `2*silver-growth` or a number.
 * @throws ContentProblem for anything else
 */
export function termValue(text: string, figures: Values): number {
  const [, factor = '1', name, number] = TERM.exec(text) ?? [];
  if (number !== undefined) return Number(number);
  const figure = name ? figures.get(name) : undefined;
  if (!figure)
    throw new ContentProblem(
      `"${text}" is neither a number nor a figure of this text${suggestion(name ?? text, [...figures.keys()])}`,
    );
  return Number(factor) * figure.value;
}
