/** Where a key leads on a slider of so many periods; null for keys that do not move it. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + LEAP,
    PageDown: index - LEAP,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

/** Of months a year. */
const LEAP = 12;
