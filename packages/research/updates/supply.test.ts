import { libraryHere } from '@/lib/texts/library-here';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContentFrom } from '@/lib/content/content-source';
import {
  checkSupplies,
  fetchedWords,
  fetchProblem,
  lackingContact,
  isOpenToFetching,
  supplyOf,
  mayBeFetched,
} from './supply';

/**
 * Reads content with these files of content/supply, the series of the site, and perhaps another address of
 * the team.
 */
function withSupplies(files: Record<string, string>, mail = 'support@samvit.example'): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'supply-'));
  cpSync('content', folder, { recursive: true });
  rmSync(path.join(folder, 'supply'), { recursive: true });
  mkdirSync(path.join(folder, 'supply'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'supply', name), text);
  const site = path.join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace('support@samvit.example', mail));
  const back = readContentFrom(folder);
  return () => {
    back();
    rmSync(folder, { recursive: true });
  };
}

const FRED = 'layout: fred\ncolumn: GS10\ndecimals: 2\n';
const URL = 'url: https://publisher.example/gs10.csv\n';
const TERMS = (fetching: string) =>
  `terms:\n  by: A. Reader\n  on: 2026-11-20\n  at: https://publisher.example/terms\n  licence: open\n  quote: Copy it.\n  fetching: ${fetching}\n`;

let back = () => {};
afterEach(() => {
  back();
  back = () => {};
});

test('the supplies of the site name series that exist', () => {
  expect(() => checkSupplies(libraryHere())).not.toThrow();
  expect(supplyOf(libraryHere(), 'gold-usd-oz')).toMatchObject({ layout: 'pink-sheet', column: 'Gold' });
});

test.each([
  ['no address', FRED, /has no url/],
  ['terms that nobody has read', FRED + URL, /Nobody has read the terms/],
  [
    'terms that forbid it',
    FRED + URL + TERMS('forbidden'),
    /forbid fetching, as A\. Reader read on 2026-11-20/,
  ],
  [
    'a pause',
    `${FRED}${URL}${TERMS('allowed')}paused: The publisher moves its site.\n`,
    /is paused: The publisher/,
  ],
])('%s keeps a series from being fetched', (_, text, sentence) => {
  back = withSupplies({ 'us-10y.yaml': text });
  expect(fetchProblem(libraryHere(), 'us-10y')).toMatch(sentence);
});

test('a series with an address and terms that allow it may be fetched', () => {
  back = withSupplies({ 'us-10y.yaml': FRED + URL + TERMS('allowed') });
  expect(fetchProblem(libraryHere(), 'us-10y')).toBeNull();
});

test('a second publisher is asked by its own terms', () => {
  const check = (fetching: string) =>
    `check:\n  within: 0.5%\n  layout: coinbase\n  decimals: 2\n${(URL + TERMS(fetching)).replace(/^(?=.)/gm, '  ')}`;
  back = withSupplies({ 'us-10y.yaml': FRED + URL + TERMS('allowed') + check('forbidden') });
  const supply = supplyOf(libraryHere(), 'us-10y');
  expect(supply?.check).toMatchObject({ within: 0.005, layout: 'coinbase' });
  expect([supply, supply?.check].map((each) => each && isOpenToFetching(libraryHere(), each))).toEqual([
    true,
    false,
  ]);
});

test('the site may fetch where the licence of the publisher is plain, and says under which', () => {
  expect(fetchedWords(libraryHere())).toBe(
    'gold-usd-oz, silver-usd-oz (CC BY 4.0); us-10y, usd-inr (public domain)',
  );
  // Of these the publisher wants to know whom it can reach, and the address of content/site.yaml is a sample.
  expect(lackingContact(libraryHere())).toEqual(['nvidia-quarters', 'us-cpi']);
  expect(fetchProblem(libraryHere(), 'us-cpi')).toMatch(
    /^The publisher wants to be told whom it can reach: set TEAM_MAIL/,
  );
  back = withSupplies(
    { 'us-cpi.yaml': readFileSync('content/supply/us-cpi.yaml', 'utf8') },
    'team@site.test',
  );
  expect([lackingContact(libraryHere()), fetchProblem(libraryHere(), 'us-cpi')]).toEqual([[], null]);
});

test('who read terms for the site says what they are, in words of the publisher', () => {
  for (const id of [...mayBeFetched(libraryHere()), ...lackingContact(libraryHere())])
    expect(supplyOf(libraryHere(), id)?.terms).toMatchObject({
      by: 'project',
      on: '2026-11-27',
      licence: expect.stringMatching(/^(?:CC BY 4\.0|public )/),
      quote: expect.stringMatching(/public|any purpose/),
    });
});

test.each([
  ['no-such.yaml', FRED, /supply\/no-such\.yaml:1: No series/],
  ['nvidia-quarters.yaml', FRED, /several columns/],
  [
    'nvidia-quarters.yaml',
    'layout: sec\ncik: 1\ndecimals: 2\nfacts:\n  sales: { fact: us-gaap/Revenues, unit: USD }\n',
    /:5: nvidia-quarters has no column "sales"/,
  ],
  [
    'us-10y.yaml',
    FRED + 'check:\n  within: 1\n  layout: columns\n  date: day\n  value: yield\n  decimals: 2\n',
    /us-10y\.yaml:5: .*must be a percentage, as 1%/,
  ],
  [
    'us-10y.yaml',
    FRED +
      'check:\n  within: 1%\n  layout: sec\n  cik: 1\n  decimals: 2\n  facts:\n    value: { fact: us-gaap/Revenues, unit: USD }\n',
    /us-10y\.yaml:10: us-10y has no column "value"/,
  ],
  ['us-10y.yaml', FRED + 'url: http://publisher.example/\n', /us-10y\.yaml:4: url/],
  ['us-10y.yaml', FRED + URL + 'link: https://{any}/file.csv\n', /us-10y\.yaml:5: link: must be an https/],
])('%s with a mistake is named with its line', (name, text, sentence) => {
  back = withSupplies({ [name]: text });
  expect(() => {
    checkSupplies(libraryHere());
  }).toThrow(sentence);
});
