/** The same value with every text in it filled; names of fields, numbers and flags stay as they are. */
export function fillEach<T>(value: T, fill: (text: string) => string): T {
  const each = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fill(inner);
    if (Array.isArray(inner)) return inner.map(each);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, each(part)]));
  };
  return each(value) as T; // Texts become texts, so the shape is the same.
}
