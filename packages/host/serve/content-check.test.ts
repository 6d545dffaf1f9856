import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentCheck } from './health';

const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'content-check-'));
const page = (status: number) => ({ get: async () => ({ status }) as never });
const build = (id: string) => writeFileSync(path.join(folder, '.next', 'BUILD_ID'), id);

beforeAll(() => {
  mkdirSync(path.join(folder, '.next'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test('the content is ready with a front page and the build that was started', async () => {
  build('one');
  expect(await contentCheck(page(200))()).toBe('ok');
  expect(await contentCheck(page(500))()).toEqual({ problem: 'The front page has status 500.' });
  const check = contentCheck(page(200));
  build('two');
  expect(await check()).toEqual({ problem: expect.stringMatching(/^Another build/) });
});
