import { randomBytes } from 'node:crypto';
import { RULES } from './front-door.fixture';
import { answersInMemory } from './pages';

const MEGABYTE = 1024 * 1024;

test('answers, their charts and files stay below one bound in bytes; what was asked for last stays', async () => {
  const body = randomBytes(2 * MEGABYTE);
  const render = async () => ({ status: 200, headers: { 'content-type': 'image/png' }, body });
  const answers = answersInMemory({ rules: RULES, render, cspSources: {} });
  await answers.get('/analysis/growth/first/1y');
  await answers.get('/charts/analysis/growth/a/1y.svg');
  for (let i = 0; i < 30; i += 1) {
    await answers.get(`/analysis/growth/a/${i}y.json`);
    expect(answers.ready('/analysis/growth/first/1y')).toBeDefined();
  }
  expect(answers.size).toBeGreaterThan(40 * MEGABYTE);
  expect(answers.size).toBeLessThan(48 * MEGABYTE);
  expect(answers.ready('/charts/analysis/growth/a/1y.svg')).toBeUndefined();
  expect(answers.counts).toMatchObject({ miss: 32, failure: 0 });
});
