import { parseProse } from './parse-prose';
import { nodesIn } from './parse-prose';
import { splitSentences } from './split-sentences';
import { listReports } from '@/lib/texts/reports/read-report';

const words = (text: string, count = 2) =>
  splitSentences(parseProse(text), count).map(
    (prose) =>
      prose &&
      [...nodesIn(prose.tree)]
        .map((node) => (node.type === 'text' ? node.value : node.type === 'figure' ? `{${node.name}}` : ''))
        .join(''),
  );

test.each([
  ['One. Two. Three. Four.', ['One. Two.', 'Three. Four.']],
  ['It was {a}. {b} came [after](claim:a>b) it. Last.', ['It was {a}. {b} came after it.', 'Last.']],
  ['It grew 9.5% a year. Up to 3.5 it did. More.', ['It grew 9.5% a year. Up to 3.5 it did.', 'More.']],
  ['सोना बढ़ा। चांदी भी बढ़ी। और फिर।', ['सोना बढ़ा। चांदी भी बढ़ी।', 'और फिर।']],
  [
    'The U.S. Treasury pays Rs. {a}. So did Gold vs. Silver. More.',
    ['The U.S. Treasury pays Rs. {a}. So did Gold vs. Silver.', 'More.'],
  ],
  ['One. Two.', ['One. Two.', null]],
  ['One.', ['One.', null]],
])('%s', (text, parts) => expect(words(text)).toEqual(parts));

test('every report says in two sentences what it found, and has more to say', () => {
  for (const { summary } of listReports()) {
    const [first, rest] = splitSentences(summary, 2);
    expect(rest).not.toBeNull();
    expect([...nodesIn(first.tree)].filter(({ type }) => type === 'figure').length).toBeGreaterThan(0);
  }
});
