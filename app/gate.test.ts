import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PRIVATE_READS, PRIVATE_WRITES, PUBLIC } from '@/testing/site/gate-routes';

/** The folders of app with something that needs a session. */
const FOLDERS = ['[lang]/web', '[lang]/shared', 'api', 'address-change', 'charts/insight'];

const ROUTES = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
    .map((file) => path.posix.join('/', folder, path.posix.dirname(file)).replace(/\/\([^)]*\)/g, '')),
).sort();

test('every route below these folders is in one of the lists of testing/site/gate-routes.ts', () => {
  const listed = [PRIVATE_READS, PRIVATE_WRITES, PUBLIC].flatMap(Object.keys);
  expect({
    'in no list': ROUTES.filter((route) => !listed.includes(route)),
    'in a list, but gone': listed.filter((route) => !ROUTES.includes(route)),
    'in two lists': listed.filter((route, i) => listed.indexOf(route) !== i),
  }).toEqual({ 'in no list': [], 'in a list, but gone': [], 'in two lists': [] });
});
