import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no nested rule lists its parent with other selectors, which would apply to the whole page', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => /:is\(\s*&\s*,/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
