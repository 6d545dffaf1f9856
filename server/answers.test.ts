import { randomBytes } from 'node:crypto';
import { answersInMemory } from './answers';

const MEGABYTE = 1024 * 1024;

test('answers and their files stay below a bound in bytes, and neither takes the room of the other', async () => {
  const body = randomBytes(2 * MEGABYTE);
  const render = async () => ({ status: 200, headers: { 'content-type': 'image/png' }, body });
  const answers = answersInMemory({ render, cspSources: {} });
  await answers.get('/analysis/growth/first/1y');
  for (let i = 0; i < 20; i += 1) await answers.get(`/charts/analysis/growth/a/${i}y.svg`);
  const ofFiles = answers.size;
  expect(ofFiles).toBeLessThan(18.1 * MEGABYTE);
  expect(answers.ready('/analysis/growth/first/1y')).toBeDefined();
  expect(answers.ready('/charts/analysis/growth/a/0y.svg')).toBeUndefined();
  expect(answers.ready('/charts/analysis/growth/a/19y.svg')).toBeDefined();
  for (let i = 0; i < 30; i += 1) await answers.get(`/analysis/growth/a/${i}y`);
  expect(answers.size).toBeLessThan(48 * MEGABYTE);
  expect(answers.ready('/analysis/growth/first/1y')).toBeUndefined();
  expect(answers.ready('/charts/analysis/growth/a/19y.svg')).toBeDefined();
  expect(answers.counts).toMatchObject({ miss: 51, failure: 0 });
});
