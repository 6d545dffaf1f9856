import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { SERVER_ARGS, SERVER_VARIABLES } from './server-options.mjs';

test('npm start and the benches give Node the same options', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [memory] = SERVER_ARGS;
  expect(scripts.start).toBe(
    `exec env MALLOC_ARENA_MAX=${SERVER_VARIABLES.MALLOC_ARENA_MAX} node ${memory} scripts/start.mjs`,
  );
});
