/** From which distance from zero a correlation is called so; the entry of the glossary says the same. */
export const STRENGTHS = { weak: 0.2, moderate: 0.4, strong: 0.7 } as const;

export type Strength = 'none' | keyof typeof STRENGTHS | `negative${Capitalize<keyof typeof STRENGTHS>}`;

/** How a correlation is called, by the two digits that are printed of it. */
export function strengthOf(correlation: number): Strength {
  const size = Math.abs(Math.round(100 * correlation) / 100);
  const isNegative = correlation < 0;
  if (size >= STRENGTHS.strong) return isNegative ? 'negativeStrong' : 'strong';
  if (size >= STRENGTHS.moderate) return isNegative ? 'negativeModerate' : 'moderate';
  if (size >= STRENGTHS.weak) return isNegative ? 'negativeWeak' : 'weak';
  return 'none';
}
