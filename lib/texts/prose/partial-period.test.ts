import { partialProblem } from './partial-period';

// What an analyst found true of its figures and false of what is held, and what would have refused it.
test('a yield "of May 2026" of which the closes of three weeks are held', () => {
  const may = { formula: 'value', series: 'india-10y', at: '2026-05', format: 'points-2' } as const;
  expect(partialProblem(may)).toContain('a part of that period');
  expect(partialProblem({ ...may, at: '2026-04' })).toBeNull();
});
