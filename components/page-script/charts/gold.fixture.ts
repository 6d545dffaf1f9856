import type { values } from '@samvit/charts';

/** The values of gold and silver in three months, in a drawing with its plot from 100 to 300. */
export function gold(): values.ChartData {
  const places = {
    width: 400,
    height: 300,
    box: [100, 300, 100, 200],
    across: [0, 100, 2, 300],
    scales: [{ name: 'linear', up: [0, 200, 200, 100] }],
  } as const;
  return {
    kind: 'line',
    language: 'en-IN',
    names: ['Gold', 'Silver'],
    styles: [1, 2],
    periods: ['Apr 2026', 'May 2026', 'Jun 2026'],
    at: [0, 1, 2],
    values: [
      [100, 40, 200],
      [100, 80, null],
    ],
    texts: [
      ['$100', '$40', '$200'],
      ['$100', '$80', null],
    ],
    rounded: [
      [0, 0],
      [0, 0],
    ],
    comparison: { by: 'share', factor: 100, digits: 1, text: '{number}%' },
    sizes: { compact: places, wide: places, full: places },
    words: {
      label: 'Values by period',
      at: '{period}: {values}',
      of: '{name} {value}',
      'of-changed': '{name} {value}, {change}',
      none: 'no value',
      about: 'about {value}',
      span: '{from} to {to}: {changes}',
      ends: '{name} from {start} to {end}',
    },
  };
}
