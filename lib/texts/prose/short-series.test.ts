import type { figures } from '@samvit/research';
import { shortProblem } from './short-series';

const days = { from: '2026-05-21', to: '2026-08-21', format: 'percent' } as const;
const sector: figures.FigureDefinition = { formula: 'change', series: 'nifty-it-close', ...days };

// What an analyst found true of its figures and false of what is held, and what would have refused it.
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
