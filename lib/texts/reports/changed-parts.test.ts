import { changedParts } from './changed-parts';
import { listVersions } from './versions';

test('a version differs from itself in nothing, and from its successor in the parts whose words differ', () => {
  const [newer, older] = listVersions('bitcoin-analysis').slice(-2);
  if (!newer || !older) throw new Error('Two versions are stored');
  expect(changedParts(older, older)).toEqual([]);
  const parts = changedParts(older, newer);
  // Version 2 counts crossings by a series; the headline stayed.
  expect(parts).toContain('What we found');
  expect(parts).not.toContain('Headline');
});
