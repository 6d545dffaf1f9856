import { headingId, headingsOf } from './heading-id';

test.each([
  ['Prohibited activities', 'prohibited-activities'],
  ['Sharing, and no sale of data', 'sharing-and-no-sale-of-data'],
  ['हमने क्या पाया', 'हमने-क्या-पाया'],
  ['  Children under 18?', 'children-under-18'],
  ['हमने क्या पाया?', 'हमने-क्या-पाया'],
])('%s', (text, id) => {
  expect(headingId(text)).toBe(id);
});

test('a table of contents lists the second level only, in order', () => {
  const markdown = '## First\n\ntext with ## inside\n\n### Below\n\n## Second part\n';
  expect(headingsOf(markdown)).toEqual([
    { id: 'first', text: 'First' },
    { id: 'second-part', text: 'Second part' },
  ]);
});
