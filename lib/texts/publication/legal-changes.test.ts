import { legalChanges } from './legal-changes';

const marked = (before: string, after: string) =>
  legalChanges({ body: before }, { body: after }).map(({ section, paragraphs }) => [
    section,
    ...paragraphs.map((runs) =>
      runs
        .map(({ kind, items }) => {
          const text = items.join('');
          return kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`;
        })
        .join(''),
    ),
  ]);

const FIRST = `## What we collect

Your address, which is required.

- your name
- your phone number

## How long

| Data | Kept |
| --- | --- |
| Session | 30 days |

We sell nothing.
`;

test('the same text has no changes, and line breaks are none', () => {
  expect(marked(FIRST, FIRST)).toEqual([]);
  expect(marked(FIRST, FIRST.replace('Your address, which', 'Your address,\nwhich'))).toEqual([]);
});

test('a changed paragraph, an item that is gone, a new row and a new section', () => {
  const second = `${FIRST.replace('which is required', 'which is not required')
    .replace('- your phone number\n', '')
    .replace('| Session | 30 days |', '| Session | 30 days |\n| Network of a session | as the session |')}
## Children

The service is for adults.
`;
  expect(marked(FIRST, second)).toEqual([
    ['What we collect', 'Your address, which is [+not +]required.', '[-your phone number-]'],
    ['How long', '[+Network of a session · as the session+]'],
    ['Children', '[+The service is for adults.+]'],
  ]);
});

test('a paragraph that says something else is one that is gone and one that is new', () => {
  expect(marked(FIRST, FIRST.replace('We sell nothing.', 'Ask us for a copy at any time.'))).toEqual([
    ['How long', '[+Ask us for a copy at any time.+]', '[-We sell nothing.-]'],
  ]);
});
