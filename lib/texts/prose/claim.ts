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

type Sign = keyof typeof COMPARISONS;

/** A number, or a figure by its name, as often as its factor says. */
export type ClaimTerm = { factor: number; name?: string };

/** One comparison of a claim. */
type Comparison = { left: ClaimTerm; is: Sign; right: ClaimTerm };

const TERM = /^(?:(-?\d+(?:\.\d+)?)\*)?([a-z][a-z0-9-]*)$|^(-?\d+(?:\.\d+)?)$/;
const CLAIM = /^([^<>=]+)(>=|<=|>|<|=)([^<>=]+)$/;

const isSign = (text: string): text is Sign => text in COMPARISONS;

/**
 * The comparisons of a claim, which are joined by `&`: `gold-growth>silver-growth`, `change<0`, `latest=highest`,
 * `registrations>=2*duty`.
 * @throws ContentProblem for a claim that cannot be parsed
 */
export function parseClaim(claim: string): Comparison[] {
  return claim.split('&').map((part) => {
    const [, left = '', is = '', right = ''] = CLAIM.exec(part.replaceAll(' ', '')) ?? [];
    if (!isSign(is)) throw new ContentProblem(`"${part}" is no claim: write figure>figure, or figure<0`);
    return { left: parseTerm(left), is, right: parseTerm(right) };
  });
}

/**
 * Whether a claim is true of the figures it names: all of its comparisons must hold.
 * @throws ContentProblem for a claim that cannot be parsed or names no figure
 */
export function claimHolds(claim: string, figures: Values): boolean {
  return parseClaim(claim).every(({ left, is, right }) =>
    COMPARISONS[is](valueOf(left, figures), valueOf(right, figures)),
  );
}

export function figuresInClaim(claim: string): string[] {
  return claim.split(/[&<>=]+/).flatMap((term) => TERM.exec(term.replaceAll(' ', ''))?.[2] ?? []);
}

function parseTerm(text: string): ClaimTerm {
  const [, factor = 1, name, number] = TERM.exec(text) ?? [];
  return number === undefined ? { factor: Number(factor), name: name ?? text } : { factor: Number(number) };
}

function valueOf({ factor, name }: ClaimTerm, figures: Values): number {
  if (name === undefined) return factor;
  const figure = figures.get(name);
  if (!figure)
    throw new ContentProblem(
      `"${name}" is neither a number nor a figure of this text${suggestion(name, [...figures.keys()])}`,
    );
  return factor * figure.value;
}

/**
 * `silver-growth`, `2*silver-growth` or a number.
 * @throws ContentProblem for anything else
 */
export const termValue = (text: string, figures: Values): number => valueOf(parseTerm(text), figures);
