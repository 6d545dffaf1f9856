import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { existsSync, readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  changeContent,
  copyContentWithoutSupplies,
  copyRealContent,
  writeContent,
} from '@/testing/content/content-folder';
import { TERMS_THAT_ALLOW } from '@/testing/content/supply-terms';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { BADLY, publisher, whole, type Publisher } from '@/testing/servers/publisher';
import {
  amfiFile,
  bitstampFile,
  blsFile,
  coinbaseFile,
  commodityPage,
  fedFile,
  fredFile,
  pinkSheetFile,
  secFile,
  type Value,
} from '@/testing/servers/publisher-files';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { standingUpdates } from '@/lib/records/series-updates';
import { seriesFiles, updates } from '@samvit/research';
import { settle, storeReceived, wait, waitingFor } from './received-files';
import { readUpdates } from './live-updates';
import { applyLive, undo } from './apply';
import { BY, fetchAndApply } from './fetch-and-apply';

jest.mock('./effects', () => jest.requireActual('./effects.fixture'));

// The site asks a publisher that plays FRED, well and badly.

const dataDir = freshDataDir();
const NOW = Date.parse('2026-11-24T09:00:00Z');

let fred: Publisher;
beforeAll(async () => {
  await migrate();
  fred = await publisher();
});
afterAll(async () => {
  setLivePoints(new Map());
  await fred.close();
  await closeDb();
});
beforeEach(() => {
  copyContentWithoutSupplies();
  fred.requests.length = 0;
});

/** Somebody has read the terms of the publisher, and they allow it. */
function allow(id: string, column: string, { decimals = 2, more = '' } = {}): void {
  const url = `https://publisher.example/${id}.csv?from={from}`;
  writeContent(
    `supply/${id}.yaml`,
    `layout: fred\ncolumn: ${column}\ndecimals: ${decimals}\nurl: ${url}\n${TERMS_THAT_ALLOW}\n${more}`,
  );
}
const last = (id: string, count: number) =>
  seriesFiles
    .readSeriesFile(libraryHere(), id)
    .points.slice(-count)
    .map(([month, value]): [string, number | null] => [month, typeof value === 'number' ? value : null]);
const good = () => fredFile('GS10', last('us-10y', 12));
const stored = (id: string) => {
  const folder = path.join(dataDir, 'figures/raw', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const run = (patience?: number) =>
  fetchAndApply({ now: NOW, send: fred.fetch, ...(patience && { patience }) });

test('nothing is asked that nobody has allowed, that is forbidden, or that is paused', async () => {
  writeContent(
    'supply/us-cpi.yaml',
    'layout: fred\ncolumn: A\ndecimals: 3\nurl: https://publisher.example/\n',
  );
  expect(updates.mayBeFetched(libraryHere())).toEqual([]);
  allow('us-10y', 'GS10', { more: 'paused: Until the publisher has moved.' });
  expect(await run()).toEqual({ waiting: [], applied: [], unanswered: [], report: '' });
  expect(fred.requests).toEqual([]);
});

test.each(Object.keys(BADLY))('%s changes nothing, is said in one sentence, and is stored', async (kind) => {
  allow('us-10y', 'GS10');
  const before = stored('us-10y').length;
  fred.sends('/us-10y', BADLY[kind]?.(good()) ?? whole(''));
  const { applied, waiting, report } = await run(kind === 'a slow drip' ? 500 : undefined);
  const isPassing = ['half a download', 'a slow drip', 'an error', 'nothing'].includes(kind);
  expect([applied, waiting]).toEqual([[], isPassing ? [] : ['us-10y']]);
  expect(report.split('\n')).toEqual([
    isPassing ? 'Publishers that did not answer, and are asked again tomorrow:' : 'For a person:',
    expect.stringMatching(/^ {2}us-10y: https:\/\/publisher\.example\/us-10y\.csv\S*: ./),
  ]);
  expect(await standingUpdates(db())).toEqual([]);
  expect(waitingFor('us-10y')).toBeUndefined();
  // What had no byte has no file.
  const isEmpty = ['nothing', 'a redirect to this machine', 'a redirect to another host'].includes(kind);
  expect(stored('us-10y')).toHaveLength(isEmpty ? before : before + 1);
});

test('a refused file names its line', async () => {
  allow('us-10y', 'GS10');
  fred.sends('/us-10y', whole(`${good()}2026-07-01,"4,20"\n`));
  expect((await run()).report).toMatch(/us-10y\.csv\?from=\{from\}:14: "4,20" has a decimal comma/);
});

test('a publisher that fails does not stop another; the same file is stored once, and who asks is said', async () => {
  allow('us-10y', 'GS10');
  allow('us-cpi', 'CPIAUCNS', { decimals: 3 });
  fred.sends('/us-10y', (_, response) => response.destroy());
  fred.sends('/us-cpi', whole(fredFile('CPIAUCNS', last('us-cpi', 12))));
  const report = await run();
  expect(report).toMatchObject({ applied: [], waiting: [] });
  expect(report.report).toMatch(/tomorrow:\n {2}us-10y: .*\nNothing new:\n {2}us-cpi$/);
  await run();
  expect(stored('us-cpi')).toHaveLength(1);
  expect(fred.requests.map(({ agent }) => agent)).toEqual(
    Array(4).fill(expect.stringMatching(/^Samvit \(\+https?:\/\/.+; .+@.+\)$/)),
  );
});

test('what a person imported is left to that person', async () => {
  allow('us-10y', 'GS10');
  const byHand = storeReceived('us-10y', { name: 'mine.csv', bytes: Buffer.from(good()), now: NOW });
  wait('us-10y', byHand);
  fred.sends('/us-10y', whole(good()));
  expect((await run()).report).toContain('us-10y: mine.csv was imported, and waits.');
  expect([waitingFor('us-10y'), fred.requests]).toEqual([byHand, []]);
  wait('us-10y', { ...byHand, name: 'https://publisher.example/us-10y.csv?from={from}' });
  expect((await run()).report).toBe('Nothing new:\n  us-10y');
  expect(waitingFor('us-10y')).toBeUndefined();
});

test('a new value unlike any before waits for a person, who may apply it', async () => {
  allow('us-10y', 'GS10');
  fred.sends('/us-10y', whole(`${good()}2026-09-01,9.10\n`));
  const { applied, waiting, report } = await run();
  expect([applied, waiting]).toEqual([[], ['us-10y']]);
  expect(report).toContain(
    '2026-09: further from the value before than any that we have, or the first at or below zero.',
  );
  expect(await standingUpdates(db())).toEqual([]);
});

test('a revision waits for a person, and a new month is applied in the name of the setting', async () => {
  allow('us-10y', 'GS10');
  allow('us-cpi', 'CPIAUCNS', { decimals: 3 });
  const [[month, value] = ['', 0], ...later] = last('us-10y', 12);
  fred.sends('/us-10y', whole(fredFile('GS10', [[month, Number(value) + 0.5], ...later])));
  fred.sends('/us-cpi', whole(fredFile('CPIAUCNS', [...last('us-cpi', 12), ['2026-06', 335.9]])));
  const report = await run();
  expect(report).toMatchObject({ applied: ['us-cpi'], waiting: ['us-10y'] });
  expect(report.report).toContain('npm run series -- review us-10y');
  expect(
    await db().selectFrom('series_updates').select(['series', 'points', 'applied_by']).execute(),
  ).toEqual([{ series: 'us-cpi', points: '[["2026-06",335.9]]', applied_by: BY }]);
  await readUpdates();
  expect(seriesFiles.readSeriesFile(libraryHere(), 'us-cpi').points.at(-1)).toEqual(['2026-06', 335.9]);
});

test('what a person took back is not applied again by the next fetch; another value is', async () => {
  allow('us-10y', 'GS10');
  const sends = (value: number) =>
    fred.sends('/us-10y', whole(fredFile('GS10', [...last('us-10y', 12), ['2026-09', value]])));
  sends(4.7);
  expect((await run()).applied).toEqual(['us-10y']);
  expect(await undo('us-10y', 'an operator')).toEqual([
    'Taken back: 2026-09 of us-10y. If a file of its publisher brings the same values again, it will ' +
      'wait for a person.',
    'To keep the next fetch from bringing it again: "paused" in content/supply/us-10y.yaml.',
  ]);
  await readUpdates();
  const again = await run();
  expect(again).toMatchObject({ applied: [], waiting: ['us-10y'] });
  expect(again.report).toContain('2026-09: the same values were taken back before.');
  await expect(applyLive('us-10y', 'an operator')).rejects.toThrow(
    '2026-09 of https://publisher.example/us-10y.csv?from={from} is for a person to judge',
  );
  sends(4.71);
  expect((await run()).applied).toEqual(['us-10y']);
});

/** What we have of a series by months, each on a day in the month, as a publisher of days has it. */
const onDays = (id: string, count: number): Value[] =>
  seriesFiles
    .readSeriesFile(libraryHere(), id)
    .points.slice(-count - 1, -1)
    .map(([month, value]) => [`${month}-28`, Number(value)]);
const NEXT_DAY: Value = ['2026-08-03', 1];
const company = (cik: number) => {
  const quarters = seriesFiles.readSeriesFile(libraryHere(), 'nvidia-quarters').points.slice(-4);
  return secFile(cik, {
    Revenues: ['USD', quarters.map((row) => [String(row[1]), Number(row[2]) * 1e6])],
    NetIncomeLoss: ['USD', quarters.map((row) => [String(row[1]), Number(row[5]) * 1e6])],
    EarningsPerShareDiluted: ['USD/shares', quarters.map((row) => [String(row[1]), Number(row[6])])],
  });
};

type Make = () => Buffer | string;
/** By the layout: a series, how its file of content/supply goes on, a good file, and the same of somebody else. */
const LAYOUTS: Record<string, [id: string, fields: string, good: Make, another: Make]> = {
  'pink-sheet': [
    'gold-usd-oz',
    'column: Gold\nunit: ($/troy oz)\ndecimals: 2',
    () => pinkSheetFile({ Gold: onDays('gold-usd-oz', 4) }),
    () => pinkSheetFile({ Gold: onDays('gold-usd-oz', 4) }, '($/gram)'),
  ],
  bitstamp: [
    'bitcoin-monthly',
    'pair: BTC/USD\ndecimals: 2',
    () => bitstampFile('BTC/USD', [...onDays('bitcoin-monthly', 6), NEXT_DAY]),
    () => bitstampFile('ETH/USD', onDays('bitcoin-monthly', 6)),
  ],
  coinbase: [
    'ether-monthly',
    'decimals: 2',
    () => coinbaseFile([...onDays('ether-monthly', 6), NEXT_DAY]),
    () => coinbaseFile(onDays('bitcoin-monthly', 6)),
  ],
  amfi: [
    'fund-hdfc-sensex',
    "scheme: '101281'\ndecimals: 4",
    () => amfiFile('101281', [...onDays('fund-hdfc-sensex', 6), NEXT_DAY]),
    () => amfiFile('101282', onDays('fund-hdfc-sensex', 6)),
  ],
  'fed-xml': [
    'us-10y',
    'series: RIFLGFCY10_N.M\ndecimals: 2',
    () => fedFile('H15', 'RIFLGFCY10_N.M', last('us-10y', 6)),
    () => fedFile('H15', 'RIFLGFCY02_N.M', last('us-10y', 6)),
  ],
  bls: [
    'us-cpi',
    'series: CUUR0000SA0\ndecimals: 3',
    () => blsFile('CUUR0000SA0', last('us-cpi', 6)),
    () => blsFile('CUSR0000SA0', last('us-cpi', 6)),
  ],
  sec: [
    'nvidia-quarters',
    [
      'cik: 1045810',
      'facts:',
      '  revenue: { fact: us-gaap/Revenues, unit: USD, scale: 0.000001 }',
      '  netIncome: { fact: us-gaap/NetIncomeLoss, unit: USD, scale: 0.000001 }',
      '  dilutedEpsUsd: { fact: us-gaap/EarningsPerShareDiluted, unit: USD/shares }',
      'decimals: 2',
    ].join('\n'),
    () => company(1045810),
    () => company(320193),
  ],
};

describe('the publishers that the site may ask, each played in its own layout', () => {
  const workbook =
    'https://thedocs.worldbank.org/en/doc/74e8be41-0050012026/related/CMO-Historical-Data-Monthly.xlsx';
  // Silver is held to the month before gold's last.
  const silver = () =>
    last('silver-usd-oz', 4).map(([month, value]): Value => [`${month}-28`, Number(value)]);
  const metals = () => pinkSheetFile({ Gold: onDays('gold-usd-oz', 4), Silver: silver() });
  beforeEach(() => {
    copyRealContent();
    // Also those who want to be told whom they can reach.
    changeContent('site.yaml', 'support@samvit.example', 'team@samvit.test');
    fred.sends('/en/research/commodity-markets', whole(commodityPage(workbook)));
    fred.sends('/en/doc/74e8be41-0050012026/related/', whole(metals()));
    fred.sends(
      '/releases/h15/data/FRB_h15_xml.zip',
      whole(fedFile('H15', 'RIFLGFCY10_N.M', last('us-10y', 12))),
    );
    fred.sends(
      '/releases/h10/data/FRB_h10_xml.zip',
      whole(fedFile('H10', 'RXI_N.M.IN', last('usd-inr', 12))),
    );
    fred.sends(
      '/publicAPI/v1/timeseries/data/CUUR0000SA0',
      whole(blsFile('CUUR0000SA0', last('us-cpi', 12))),
    );
    fred.sends('/api/xbrl/companyfacts/CIK0001045810.json', whole(company(1045810)));
  });

  test('send what we have, each once, and nothing changes', async () => {
    expect(await run()).toEqual({
      applied: [],
      waiting: [],
      unanswered: [],
      report:
        'Nothing new:\n  ' +
        `${['gold-usd-oz', 'nvidia-quarters', 'silver-usd-oz', 'us-10y', 'us-cpi', 'usd-inr'].join('\n  ')}`,
    });
    expect(fred.requests.map(({ host, path }) => `https://${host}${path}`)).toEqual([
      'https://www.worldbank.org/en/research/commodity-markets',
      workbook,
      'https://data.sec.gov/api/xbrl/companyfacts/CIK0001045810.json',
      'https://www.federalreserve.gov/releases/h15/data/FRB_h15_xml.zip',
      'https://api.bls.gov/publicAPI/v1/timeseries/data/CUUR0000SA0',
      'https://www.federalreserve.gov/releases/h10/data/FRB_h10_xml.zip',
    ]);
    expect(new Set(fred.requests.map(({ agent }) => agent))).toEqual(
      new Set([expect.stringMatching(/^Samvit \(\+https?:\/\/.+; team@samvit\.test\)$/)]),
    );
  });

  test('that have a new month renew the site', async () => {
    const file = fedFile('H10', 'RXI_N.M.IN', [...last('usd-inr', 12), ['2026-08', 95.1234]]);
    fred.sends('/releases/h10/data/FRB_h10_xml.zip', whole(file));
    expect(await run()).toMatchObject({ applied: ['usd-inr'], waiting: [] });
    await readUpdates();
    expect(seriesFiles.readSeriesFile(libraryHere(), 'usd-inr').points.at(-1)).toEqual(['2026-08', 95.1234]);
    await undo('usd-inr', 'a test');
    await readUpdates();
  });

  test.each<[string, string, RequestListener, string]>([
    [
      'a page that no longer links to the workbook',
      '/en/research/commodity-markets',
      whole('<!DOCTYPE html><title>Commodity Markets</title>'),
      'gold-usd-oz: https://www.worldbank.org/en/research/commodity-markets: The page has no link to https://thedocs',
    ],
    [
      'a workbook that is a page',
      '/en/doc/74e8be41-0050012026/related/',
      whole('<!doctype html><title>Not found</title>'),
      `gold-usd-oz: ${workbook}: This is a web page, not data`,
    ],
    [
      'a release that has moved',
      '/releases/h15/data/FRB_h15_xml.zip',
      (_, response) => response.writeHead(404).end('<html>'),
      'us-10y: https://www.federalreserve.gov/releases/h15/data/FRB_h15_xml.zip: The publisher has no ' +
        'such file (status 404)',
    ],
    [
      'a release that is elsewhere',
      '/releases/h15/data/FRB_h15_xml.zip',
      (_, response) => response.writeHead(301, { location: 'https://fred.stlouisfed.org/' }).end(),
      'us-10y: https://www.federalreserve.gov/releases/h15/data/FRB_h15_xml.zip: The publisher ' +
        'redirects to fred.stlouisfed.org, which is not followed',
    ],
    [
      'another name of the series',
      '/releases/h10/data/FRB_h10_xml.zip',
      whole(fedFile('H10', 'RXI_N.M.IND', [['2026-05', 95.5]])),
      'usd-inr: https://www.federalreserve.gov/releases/h10/data/FRB_h10_xml.zip: There is no series RXI_N.M.IN',
    ],
  ])('%s is one line, and changes nothing', async (_, path, listener, sentence) => {
    fred.sends(path, listener);
    const { applied, waiting, report } = await run();
    expect([applied, waiting]).toEqual([
      [],
      expect.arrayContaining([sentence.slice(0, sentence.indexOf(':'))]),
    ]);
    expect(report.split('\n').filter((line) => line.startsWith(`  ${sentence}`))).toHaveLength(1);
    expect(waitingFor('us-10y')).toBeUndefined();
  });

  test('that counts too many requests is asked again tomorrow', async () => {
    const response = { status: 'REQUEST_NOT_PROCESSED', message: ['the daily threshold has been reached'] };
    fred.sends(
      '/publicAPI/v1/timeseries/data/CUUR0000SA0',
      whole(JSON.stringify({ ...response, Results: {} })),
    );
    expect(await run()).toMatchObject({
      waiting: [],
      report: expect.stringMatching(
        /again tomorrow:\n {2}us-cpi: .*The publisher says REQUEST_NOT_PROCESSED/,
      ),
    });
  });
});

describe.each(Object.keys(LAYOUTS))('a publisher of the layout %s', (layout) => {
  const [id, fields, good, another] = LAYOUTS[layout] ?? ['', '', () => '', () => ''];
  beforeEach(() => {
    writeContent(
      `supply/${id}.yaml`,
      `layout: ${layout}\n${fields}\nurl: https://publisher.example/${id}.file\n${TERMS_THAT_ALLOW}\n`,
    );
  });
  const sent = async (file: Buffer | string) => {
    fred.sends(`/${id}.file`, whole(file));
    return run();
  };

  test('that sends what we have changes nothing', async () => {
    expect((await sent(good())).report).toBe(`Nothing new:\n  ${id}`);
  });

  const half = (): Buffer => Buffer.from(good()).subarray(0, good().length / 2);
  test.each<[string, Make]>([
    // Half of a text with a row for each day is such a text, too, with fewer days.
    ...(layout === 'amfi' ? [] : [['half of its file', half] as [string, Make]]),
    ['the file of another', another],
    ['a web page', () => '<!doctype html><title>Are you a robot?</title>'],
    ['an empty file', () => ''],
  ])('that sends %s is refused in one sentence, and nothing changes', async (_, file) => {
    const { applied, waiting, report } = await sent(file());
    expect([applied, waiting]).toEqual([[], [id]]);
    expect(report.split('\n')).toEqual([
      'For a person:',
      expect.stringMatching(new RegExp(`^ {2}${id}: https://publisher\\.example/${id}\\.file(:\\d+)?: .`)),
    ]);
    expect(waitingFor(id)).toBeUndefined();
  });
});

describe('a second publisher', () => {
  /** Until the end of September 2026, the month after the last that we have. */
  const days = (end: number): Value[] => [
    ...onDays('bitcoin-monthly', 6),
    ['2026-08-31', 78_562.7],
    ['2026-09-30', end],
    ['2026-10-01', 1],
  ];
  const supply = (terms: string) =>
    writeContent(
      'supply/bitcoin-monthly.yaml',
      [
        'layout: bitstamp',
        'pair: BTC/USD',
        'decimals: 2',
        'url: https://publisher.example/bitstamp',
        TERMS_THAT_ALLOW,
        'check:',
        '  within: 1%',
        '  layout: coinbase',
        '  decimals: 2',
        '  url: https://publisher.example/coinbase',
        `  ${terms}`,
      ].join('\n'),
    );
  beforeEach(() => fred.sends('/bitstamp', whole(bitstampFile('BTC/USD', days(80_000)))));

  test('that says otherwise stops a new value, with both', async () => {
    supply(TERMS_THAT_ALLOW);
    fred.sends('/coinbase', whole(coinbaseFile(days(81_000))));
    const { applied, waiting, report } = await run();
    expect([applied, waiting]).toEqual([[], ['bitcoin-monthly']]);
    expect(report).toContain(
      'https://publisher.example/bitstamp:8: 2026-09 is 80000 here and 81000 in ' +
        'https://publisher.example/coinbase:2, which is further apart than 1%\n',
    );
    expect(fred.requests.map(({ path }) => path)).toEqual(['/bitstamp', '/coinbase']);
    expect(waitingFor('bitcoin-monthly')?.check?.name).toBe('https://publisher.example/coinbase');
  });

  test('that does not answer is asked again tomorrow, and nothing waits', async () => {
    supply(TERMS_THAT_ALLOW);
    const before = waitingFor('bitcoin-monthly');
    if (before) settle('bitcoin-monthly', before);
    fred.sends('/coinbase', (_, response) => response.destroy());
    expect(await run()).toMatchObject({
      applied: [],
      waiting: [],
      unanswered: ['bitcoin-monthly'],
      report: expect.stringMatching(/tomorrow:/),
    });
    expect(waitingFor('bitcoin-monthly')).toBeUndefined();
  });

  test('that may not be asked leaves a new value to a person', async () => {
    supply('');
    expect((await run()).report).toContain(
      'bitcoin-monthly: the new values were not compared with the second publisher',
    );
    expect(fred.requests.map(({ path }) => path)).toEqual(['/bitstamp']);
  });
});
