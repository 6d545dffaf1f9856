/** A hundred in so many whole parts that are as equal as they can be: what is left over is in the first. */
export function equalParts(count: number): number[] {
  const part = Math.floor(100 / count);
  return Array.from({ length: count }, (_, i) => (i === 0 ? 100 - part * (count - 1) : part));
}
