import { questionLine } from './answer-lines';

test('a question is a line with its words, its state and how it is read', () => {
  const [question, state, reading] = questionLine('how much did gold grow in the last 10 years').split('\t');
  expect([question, state]).toEqual(['? how much did gold grow in the last 10 years', 'analysis']);
  expect(JSON.parse(reading ?? '')).toMatchObject({ analysis: { measure: 'growth' }, unused: [] });
});
