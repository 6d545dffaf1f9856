import { renderToStaticMarkup } from 'react-dom/server';
import { changeContent, copyRealContent } from '@/testing/content/content-folder';
import { readText } from '@/lib/content/read';
import { supersedeReport } from '@/lib/texts/reports/supersede';
import EvidencePage from './evidence/page';
import Page from './page';

/** The page of a version of the gold report and that of its evidence. */
async function render(version: number): Promise<string> {
  const params = Promise.resolve({ slug: 'gold-vs-silver', version: String(version) });
  return renderToStaticMarkup(await Page({ params })) + renderToStaticMarkup(await EvidencePage({ params }));
}

/**
 * What a version shows: its text before the part about later developments, the only one that may change, and
 * the table of its evidence page.
 */
function told(html: string) {
  const [before = '', after = ''] = html.split('id="since"');
  const table = (after.split('class="figure-table"')[1] ?? '').split('</table>')[0] ?? '';
  const said = before.split('<header')[1] + table;
  return {
    // A superseded version offers no files of its charts and figures, no parts of charts, and no analyses of them.
    words: said
      .replace(
        /<div role="group" [^>]*class="chart-ranges.*?<\/div>|<div popover="auto" id="[^"]*-menu".*?<\/div>|; <a [^>]*>all of them<\/a>|<a [^>]*href="\/analysis\/.*?<\/a>/g,
        '',
      )
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    values: said.match(/<data value="[^"]*"/g) ?? [],
    drawings: said.match(/<svg.*?<\/svg>/g) ?? [],
  };
}

/** The text about later developments. */
const since = (html: string) =>
  (html.split('id="since"')[1] ?? '').split('</table>')[0]?.replace(/<[^>]*>/g, ' ');

test('a superseded version keeps its text, numbers and charts when the series change', async () => {
  copyRealContent();
  const report = 'reports/gold-vs-silver.md';
  const [versionLine = '', changesLine = ''] =
    readText(report).match(/^(?:version|changes): .*(?:\n {2}.*)*/gm) ?? [];
  const number = Number(versionLine.split(' ')[1]);
  const published = await render(number);
  expect(published).toContain('₹1,29,082');
  expect(published).not.toContain('superseded.');
  expect(told(published).drawings.length).toBeGreaterThan(5);
  expect(told(published).words).toContain('Pink Sheet');

  supersedeReport('gold-vs-silver');
  changeContent(report, versionLine, `version: ${number + 1}`);
  changeContent(report, changesLine, 'changes: The price of June was revised.');
  const gold = 'series/gold-usd-oz.json';
  // The last of them ends after the report was published.
  const later = ['07', '08', '09', '10', '11'].map((month) => `["2026-${month}", 4300.0]`);
  changeContent(
    gold,
    '["2026-06", 4228.0],\n  ["2026-07", 4073.0]',
    `["2026-06", 4248.0],\n${later.join(',\n')}`,
  );
  changeContent(gold, '"asOf": "2026-07"', '"asOf": "2026-11"');

  const current = await render(number + 1);
  expect(current).toContain('₹1,29,693');
  expect(current).not.toContain('₹1,29,082');

  const kept = await render(number);
  expect(told(kept)).toEqual(told(published));
  expect(kept).toContain('₹1,29,082');
  expect(kept).not.toContain('₹1,29,693');

  expect(kept).toMatch(
    /This is version \d+, superseded\..*Read version \d+ of .*The price of June was revised\./,
  );
  // Only the part about later developments changes: 4300 / 4228 - 1 is 1.7%.
  expect(since(published)).toMatch(/Gold.*\$4,228 per troy ounce.*\$4,073 per troy ounce.*−3\.7%/);
  expect(since(kept)).toMatch(/Gold.*\$4,228 per troy ounce.*\$4,300 per troy ounce.*\+1\.7%/);
  expect(since(current)).toMatch(/Gold.*\$4,248 per troy ounce.*\$4,300 per troy ounce.*\+1\.2%/);
});
