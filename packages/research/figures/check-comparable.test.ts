import { libraryHere } from '@/lib/texts/library-here';
import { ContentProblem } from '@/lib/platform/content-problem';
import { figureDefinitionSchema } from './figure';
import { checkComparable } from './check-comparable';

const check = (definition: Record<string, string>) =>
  checkComparable(libraryHere(), figureDefinitionSchema.parse({ format: 'number-2', ...definition }));
const revenue = 'wipro-quarters/grossRevenueInrBn';

test('a quarter on another basis and an unfinished month must not be compared', () => {
  expect(() => check({ formula: 'change', series: revenue, from: 'Q1 FY26', to: 'Q1 FY27' })).toThrow(
    'wipro-quarters/grossRevenueInrBn at Q1 FY27 may be quoted, and compared with nothing ' +
      '(basis-change): Q1 FY27 has only revenue from operations',
  );
  expect(() => check({ formula: 'sum', series: revenue, from: 'Q2 FY26', to: 'Q1 FY27' })).toThrow(
    ContentProblem,
  );
  expect(() => check({ formula: 'highest', series: 'nvidia-close', from: '2026-01', to: '2026-08' })).toThrow(
    '(partial): August 2026 is not over',
  );
});

test('both may be quoted, and windows without them may be compared', () => {
  check({ formula: 'value', series: revenue, at: 'Q1 FY27' });
  check({ formula: 'change', series: revenue, from: 'Q1 FY26', to: 'Q4 FY26' });
  check({ formula: 'change', series: 'nvidia-close', from: '2025-12', to: '2026-07' });
  // Another column of the same quarter.
  check({ formula: 'change', series: 'nvidia-quarters/netIncome', from: 'Q1 FY26', to: 'Q1 FY27' });
  // A text may be about the dispute itself, so disputed values may be compared.
  check({ formula: 'change', series: 'silver-usd-oz', from: '2025-11', to: '2025-12' });
});
