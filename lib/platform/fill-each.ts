/** A copy of the value in which `fill` has replaced every text; field names, numbers and flags do not change. */
export function fillEach<T>(value: T, fill: (text: string) => string): T {
  const each = (inner: unknown): unknown => {
    if (typeof inner === 'string') return fill(inner);
    if (Array.isArray(inner)) return inner.map(each);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, each(part)]));
  };
  return each(value) as T; // A text is replaced by a text, so the type does not change.
}
