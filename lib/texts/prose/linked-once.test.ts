import { writeReport } from '@/testing/content/report-file';
import { resolveReport } from '@/lib/texts/reports/resolve-report';
import { linkedOnce, type Targets } from './linked-once';
import { nodesIn, parseProse } from './parse-prose';

writeReport('sample.md');
const { figures } = resolveReport('sample', 'reports/sample.md');

const linksIn = (text: string, before: Targets = new Set()) =>
  [...nodesIn(linkedOnce(parseProse(text), figures, before).tree)].flatMap((node) =>
    node.type === 'bound' ? [`${node.kind}:${node.target}`] : node.type === 'figure' ? [node.name] : [],
  );

test.each(['9 April 2025', '8 April', 'March 2024', '1 to 22 May', '2017', 'that rate'])(
  '%s leads nowhere',
  (date) => expect(linksIn(`On [${date}](event:vote) it was so.`)).toEqual([]),
);

test.each(['5%', '159 months', '11 days', 'Q1 FY27', 'INR 150 bn', 'from 2023 to 2026'])(
  '%s leads to what stands behind it',
  (words) => expect(linksIn(`It is [${words}](note:why).`)).toEqual(['note:why']),
);

test('a number and a term lead where they stand first, and a claim is left for the checks', () => {
  const text =
    'Up {up-change} since {up-change.from}, a [ratio](term:ratio), [rose](claim:a>b).\n\n{up-change}, [ratio](term:ratio).';
  const before: Targets = new Set();
  expect(linksIn(text, before)).toEqual(['up-change', 'term:ratio', 'claim:a>b']);
  expect(linksIn('Up {up-change}.', before)).toEqual([]);
});
