import { outcome } from './switch-release.mjs';

test('where no site runs, an upgrade says what to start, and does not say that anything is served', () => {
  const release = { id: '20261127-100000-0123abcd', version: '0.2.0' };
  expect(outcome(release, 0)).toMatch(/ is ready, .* start the unit .* npm start\.$/);
  expect(outcome(release, 0)).not.toContain('served');
  expect(outcome(release, 1)).toBe('Release 20261127-100000-0123abcd, version 0.2.0, is served.');
});
