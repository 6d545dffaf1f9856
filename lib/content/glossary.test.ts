import { writeContent } from '@/testing/content/content-folder';
import { glossary } from './glossary';
import { inLocale } from './locale';

beforeEach(() => {
  writeContent(
    'glossary.yaml',
    '- { id: beta, term: Beta, definition: How far., formula: a / b, seeAlso: [ratio] }\n- { id: ratio, term: Ratio, definition: A share. }\n',
  );
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
});

const inHindi = (text: string) => {
  writeContent('hi/glossary.yaml', text);
  return inLocale('hi', () => [...glossary().values()]);
};

test('a translation has the terms that it needs', () => {
  expect(inHindi('- { id: ratio, term: अनुपात, definition: हिस्सा। }\n')).toEqual([
    { id: 'ratio', term: 'अनुपात', definition: 'हिस्सा।', seeAlso: [] },
  ]);
  expect([...glossary().keys()]).toEqual(['beta', 'ratio']);
});

test.each([
  ['- { id: gamma, term: गामा, definition: कितना। }', 'The English file has no such term'],
  [
    '- { id: beta, term: बीटा, definition: कितना। }',
    'The term has a formula here or in English, not in both',
  ],
  [
    '- { id: ratio, term: अनुपात, definition: हिस्सा।, formula: क / ख }',
    'The term has a formula here or in English, not in both',
  ],
  ['- { id: ratio, term: अनुपात, definition: हिस्सा।, seeAlso: [beta] }', 'seeAlso'],
])('%s is refused', (text, problem) =>
  expect(() => inHindi(text)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(`^content/hi/glossary.yaml:1: .*${problem}`) }),
  ),
);
