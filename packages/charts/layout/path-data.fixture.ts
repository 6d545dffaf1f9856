/** The points of a path, for tests: absolute moves and lines, relative steps. */
export function corners(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', numbers = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0] = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === 'Z') continue;
    if (letter === 'M') [x, y] = [a, b];
    else if (letter === 'l') [x, y] = [x + a, y + b];
    else if (letter === 'h') x += a;
    else if (letter === 'v') y += a;
    else if (letter === 'H') x = a;
    else if (letter === 'V') y = a;
    else throw new Error(`No test reads the command ${letter}`);
    points.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  }
  return points;
}
