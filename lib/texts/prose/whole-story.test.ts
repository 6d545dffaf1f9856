import type { figures } from '@samvit/research';
import { hidesDirection, voiceProblem } from './voice';
import { costProblem, partialProblem, shortProblem, thresholdProblem } from './whole-story';

const years = { from: '2006-06', to: '2026-06', format: 'percent' } as const;
const days = { from: '2026-05-21', to: '2026-08-21', format: 'percent' } as const;
const sector: figures.FigureDefinition = { formula: 'change', series: 'nifty-it-close', ...days };
const fund: figures.FigureDefinition = { formula: 'growth-per-year', series: 'fund-uti-nifty-50', ...years };
const metal: figures.FigureDefinition = { formula: 'growth-per-year', series: 'gold-inr-10g', ...years };
const decade = (from: string): figures.FigureDefinition => ({
  ...{ formula: 'lowest', series: 'gold-ten-year-growth', from, to: '2026-06', format: 'points' },
});

// What an analyst found true of its figures and false of what is held, and what would have refused it.
describe('a sentence that is true of its figures and not the whole story', () => {
  test('the sector "made good all of its fall" in a file of three months', () => {
    expect(shortProblem({ sector })?.message).toContain('nifty-it-monthly must say what came before');
    const long: figures.FigureDefinition = {
      ...sector,
      series: 'nifty-it-monthly',
      from: '2024-12',
      to: '2026-08',
    };
    expect(shortProblem({ sector, long })).toBeNull();
  });

  test('a fund after its costs "grew less than either metal", which has none', () => {
    expect(costProblem('fund<metal', { fund, metal })).toContain('compare funds with funds');
    expect(costProblem('metal>fund', { fund, metal })).toContain('compare funds with funds');
    expect(costProblem('fund>metal', { fund, metal })).toBeNull();
    expect(costProblem('fund>0&metal>0', { fund, metal })).toBeNull();
    const gold: figures.FigureDefinition = { ...fund, series: 'fund-nippon-gold', from: '2016-06' };
    expect(costProblem('fund<gold', { fund, gold })).toBeNull();
  });

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

  test('a yield "of May 2026" of which the closes of three weeks are held', () => {
    const may = { formula: 'value', series: 'india-10y', at: '2026-05', format: 'points-2' } as const;
    expect(partialProblem(may)).toContain('a part of that period');
    expect(partialProblem({ ...may, at: '2026-04' })).toBeNull();
  });
});

test.each([
  'Whether later Acts changed this was not looked up.',
  'up to two of these to either side',
  'Its worst calendar year of these was milder.',
])('a wording that readers stumble over is refused: %s', (text) => {
  expect(voiceProblem(text)).not.toBeNull();
});

test('plain words pass, and a fall is not a change with a sign', () => {
  expect(voiceProblem('The highest of these months was in June.')).toBeNull();
  expect(hidesDirection('Gold in dollars changed by ', '−31.4%')).toBe(true);
  expect(hidesDirection('Gold in dollars changed by ', '31.4%')).toBe(false);
});
