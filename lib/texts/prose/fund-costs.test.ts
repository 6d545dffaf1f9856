import type { figures } from '@samvit/research';
import { costProblem } from './fund-costs';

const years = { from: '2006-06', to: '2026-06', format: 'percent' } as const;
const fund: figures.FigureDefinition = { formula: 'growth-per-year', series: 'fund-uti-nifty-50', ...years };
const metal: figures.FigureDefinition = { formula: 'growth-per-year', series: 'gold-inr-10g', ...years };

// What an analyst found true of its figures and false of what is held, and what would have refused it.
test('a fund after its costs "grew less than either metal", which has none', () => {
  expect(costProblem('fund<metal', { fund, metal })).toContain('compare funds with funds');
  expect(costProblem('metal>fund', { fund, metal })).toContain('compare funds with funds');
  expect(costProblem('fund>metal', { fund, metal })).toBeNull();
  expect(costProblem('fund>0&metal>0', { fund, metal })).toBeNull();
  const gold: figures.FigureDefinition = { ...fund, series: 'fund-nippon-gold', from: '2016-06' };
  expect(costProblem('fund<gold', { fund, gold })).toBeNull();
});

test.each(['fund>0& fund<metal', '2*fund <= metal', 'metal=fund', 'fund=metal', 'metal>=fund'])(
  '%s says that a fund is behind or level with a price',
  (claim) => expect(costProblem(claim, { fund, metal })).toContain('{fund} is after costs, {metal} without'),
);

test('a price whose name begins with that of the fund is not taken for it', () => {
  expect(costProblem('fund-price<fund', { fund, 'fund-price': metal })).toBeNull();
  expect(costProblem('fund-price>fund', { fund, 'fund-price': metal })).toContain('{fund-price} without');
});
