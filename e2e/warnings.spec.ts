import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { SITE_WARNINGS } from '@/testing/site/site-log';
import { expect, test } from '@/testing/browser/test';

/** Next would have the file called proxy.ts; the design card names middleware.ts. */
const EXPECTED =
  /^\s*⚠ The "middleware" file convention is deprecated\.[^]*https:\/\/nextjs\.org\/docs\/messages\/middleware-to-proxy\n/;

test('the build warned of the name of middleware.ts, and of nothing else', () => {
  const warnings = stripVTControlCharacters(readFileSync('.next/warnings.txt', 'utf8'));
  expect(warnings).toMatch(EXPECTED);
  expect(warnings.replace(EXPECTED, '').trim()).toBe('');
});

test('Node warned of nothing in the site that all tests were run against', () => {
  const warnings = existsSync(SITE_WARNINGS) ? readFileSync(SITE_WARNINGS, 'utf8') : '';
  expect(warnings).toBe('');
});
