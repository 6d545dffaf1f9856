import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const advisories = z
  .array(
    z.strictObject({
      package: z.string(),
      from: version.default('0.0.0'),
      safe: version,
      advisory: z.string().regex(/^GHSA(?:-[2-9a-z]{4}){3}$/),
      accepted: z.string().optional(),
    }),
  )
  .parse(parse(readFileSync('scripts/advisories.yaml', 'utf8')));
const lockfile = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** The versions of a package, wherever it is installed. */
const installed = (name: string) =>
  Object.entries(lockfile.packages).flatMap(([place, { version }]) =>
    place.endsWith(`node_modules/${name}`) && version ? [version] : [],
  );

/** A version before a release, such as 1.2.3-beta.1, counts as that release. */
function isBelow(version: string, bound: string): boolean {
  const [a = [], b = []] = [version, bound].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const differing = a.findIndex((part, i) => part !== b[i]);
  return differing >= 0 && (a[differing] ?? 0) < (b[differing] ?? 0);
}

const affected = ({ package: name, from, safe }: (typeof advisories)[number]) =>
  installed(name).filter((version) => !isBelow(version, from) && isBelow(version, safe));

test('versions are compared as numbers', () => {
  expect(isBelow('8.9.0', '8.17.1')).toBe(true);
  expect(isBelow('8.17.1', '8.17.1')).toBe(false);
  expect(isBelow('10.0.0', '9.9.9')).toBe(false);
});

test.each(advisories)('$package is safe from $advisory', (advisory) => {
  expect(installed(advisory.package)).not.toEqual([]);
  if (advisory.accepted) expect(affected(advisory)).not.toEqual([]);
  else expect(affected(advisory)).toEqual([]);
});
