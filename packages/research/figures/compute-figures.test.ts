import { libraryHere } from '@/lib/texts/library-here';
import { writeContent } from '@/testing/content/content-folder';
import { seriesText } from '@/testing/content/series-file';
import { ContentProblem } from '@/lib/platform/content-problem';
import { computeFigures } from './compute-figures';

describe('the figures that an author defined', () => {
  writeContent(
    'series/prices.json',
    seriesText({
      id: 'prices',
      points: [
        ['2025', 80],
        ['2026', 100],
      ],
    }),
  );

  test('are computed by name', () => {
    const figures = computeFigures(libraryHere(), {
      up: { formula: 'change', series: 'prices', from: '2025', to: '2026', format: 'percent-0' },
      last: { formula: 'value', series: 'prices', at: '2026', format: 'usd' },
    });
    expect([...figures].map(([name, { text }]) => [name, text])).toEqual([
      ['up', '25%'], // 100 / 80 - 1
      ['last', '$100'],
    ]);
  });

  test('that cannot be computed are named in the error', () => {
    const reading = () =>
      computeFigures(libraryHere(), {
        late: { formula: 'value', series: 'prices', at: '2027', format: 'usd' },
      });
    expect(reading).toThrow(ContentProblem);
    expect(reading).toThrow('figures.late: prices has no window from 2027 to 2027');
  });
});
