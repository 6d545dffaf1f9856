import { readFileSync } from 'node:fs';
import { z } from 'zod';

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ optionalDependencies: z.record(z.string(), z.string()).default({}) }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Where Node finds a package that this one needs: in it, or in a folder above. */
const isListed = (place: string, name: string): boolean =>
  `${place}/node_modules/${name}`.replace(/^\//, '') in packages ||
  (place !== '' && isListed(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name));

// Otherwise `npm install` writes them into it, and `npm ci` refuses it. Mend it in a clone that has no node_modules, by
// `npm install --package-lock-only`: with them npm lists only what it has installed.
test('the lockfile lists the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isListed(place, name))
      .map((name) => `${name} of ${place}`),
  );
  expect(missing).toEqual([]);
});
