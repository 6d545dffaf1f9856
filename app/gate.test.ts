import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_READS, PRIVATE_WRITES, PUBLIC } from '@/testing/site/gate-routes';

/** The folders of app with something that needs a session. */
const FOLDERS = ['web', 'api', 'shared', 'charts/insight', '[locale]/web'];

const ROUTES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
    .map((file) => path.posix.join('/', folder, path.posix.dirname(file)).replace(/\/\([^)]*\)/g, '')),
).sort();

test('every route below these folders is listed as private or as public, once', () => {
  const listed = [PRIVATE_READS, PRIVATE_WRITES, PUBLIC].flatMap(Object.keys).sort();
  expect(listed).toEqual(ROUTES);
});
