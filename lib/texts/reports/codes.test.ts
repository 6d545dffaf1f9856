import { writeReport } from '@/testing/content/report-file';
import { readCode } from '@/lib/platform/code-alphabet';
import { codeFor, lookUpCode, WHOLE } from './codes';
import { supersedeReport } from './supersede';
import { listAllReports } from './versions';

writeReport('sample.md');
supersedeReport('sample');
writeReport('sample.md', ['version: 1', 'version: 2']);

test('a code has eight unambiguous letters and digits, and never changes', () => {
  expect(codeFor('sample', 1)).toBe(codeFor('sample', 1, WHOLE));
  expect(codeFor('sample', 1)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  // The first 40 bits of SHA-256, five per character, computed once by hand: printed cards contain this code.
  expect(codeFor('gold-vs-silver', 1)).toBe('S2NK4640');
});

test('every report, version and chart has a code of its own', () => {
  const codes = listAllReports().flatMap(({ slug, version, charts }) =>
    [WHOLE, ...Object.keys(charts)].map((part) => codeFor(slug, version, part)),
  );
  expect(codes).toHaveLength(12);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a code identifies its report and chart, current or superseded', () => {
  expect(lookUpCode(codeFor('sample', 2))).toMatchObject({
    part: WHOLE,
    report: { slug: 'sample', version: 2 },
  });
  expect(lookUpCode(codeFor('sample', 1, 'one'))).toMatchObject({ part: 'one', report: { version: 1 } });
});

test('a code may be typed in lower case, in groups, and with look-alike letters', () => {
  expect(readCode('abcd-i2oL')).toBe('ABCD1201');
  const code = codeFor('sample', 2, 'two');
  const sloppy = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i');
  expect(lookUpCode(`${sloppy.slice(0, 4)}-${sloppy.slice(4)}`)?.part).toBe('two');
});

test('an unknown code is not found', () => {
  for (const typed of [
    '',
    'ABCD1234',
    codeFor('sample', 3),
    codeFor('sample', 2, 'five'),
    '__proto__',
    '%00',
    'É'.repeat(900),
  ])
    expect(lookUpCode(typed)).toBeNull();
});
