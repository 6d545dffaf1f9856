import { commodityPage } from '@/testing/servers/publisher-files';
import { linkedAddress } from './linked-address';

const FILE =
  'https://docs.publisher.example/en/doc/74e8be41-0050012026/related/CMO-Historical-Data-Monthly.xlsx';
const LIKE = 'https://docs.publisher.example/en/doc/{any}/related/CMO-Historical-Data-Monthly.xlsx';
const linked = (page: string) => linkedAddress(page, { url: 'https://publisher.example/prices', like: LIKE });

test('a page of the World Bank links to its workbook of months, once or twice', () => {
  expect(linked(commodityPage(FILE))).toBe(FILE);
  expect(linked(commodityPage(FILE) + `<a class='x' HREF = '${FILE}'>again</a>`)).toBe(FILE);
});

test.each([
  [
    'no link',
    '<!doctype html><title>Moved</title>',
    /^https:\/\/publisher\.example\/prices: The page has no link to https:.*write the new address/,
  ],
  [
    'a link to another host',
    commodityPage(FILE.replace('docs.publisher.example', 'elsewhere.example')),
    /has no link/,
  ],
  ['a link with more parts', commodityPage(FILE.replace('/related', '/old/related')), /has no link/],
  ['a link by http', commodityPage(FILE.replace('https:', 'http:')), /has no link/],
  ['two files', commodityPage(FILE) + commodityPage(FILE.replace('2026', '2027')), /has several links to/],
])('a page with %s is refused', (_, page, sentence) => {
  expect(() => linked(page)).toThrow(sentence);
});
