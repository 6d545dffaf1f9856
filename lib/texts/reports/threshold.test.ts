import type { figures } from '@samvit/research';
import { thresholdProblem } from './threshold';

const decade = (from: string): figures.FigureDefinition => ({
  ...{ formula: 'lowest', series: 'gold-ten-year-growth', from, to: '2026-06', format: 'points' },
});

// What an analyst found true of its figures and false of what is held, and what would have refused it.
test('"ten years of gold worse than −0.5%", as there had been many before', () => {
  const condition = { series: 'gold-ten-year-growth', when: '<', figure: 'weakest' } as const;
  const text = 'Ten years of gold worse than {weakest} a year';
  const since2014 = { weakest: decade('2014-01') };
  expect(thresholdProblem({ ...condition, text }, since2014, -0.5)).toContain('say since when');
  expect(
    thresholdProblem({ ...condition, text: `${text}, since {weakest.from}` }, since2014, -0.5),
  ).toBeNull();
  expect(thresholdProblem({ ...condition, text }, { weakest: decade('1970-01') }, -5.6)).toBeNull();
});
