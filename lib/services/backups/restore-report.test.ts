import { deletedAgainWords } from './restore-report';

test('after a restore it says who was deleted again, or that nobody knows', () => {
  expect(deletedAgainWords(0, '/data/deleted')).toMatch(/^Nobody who was deleted since the backup is back/);
  expect(deletedAgainWords(1, '/data/deleted')).toMatch(/^1 person .* and was deleted again/);
  expect(deletedAgainWords(2, '/data/deleted')).toMatch(/^2 people .* and were deleted again/);
  expect(deletedAgainWords(undefined, '/data/deleted')).toMatch(
    /no list .*: npm run people -- delete ADDRESS$/,
  );
});
