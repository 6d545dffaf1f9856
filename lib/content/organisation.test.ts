import { writeContent } from '@/testing/content/content-folder';
import { inLocale } from './locale';
import { author, faq, fillNames, samples, site, team, unstated } from './organisation';

const SITE = `product: Samvit
company: Samvit Research (example)
tagline: Get smarter
description: AI investment research with the source of each figure
notice: No advice
teamLabel: Samvit team
stores:
  android: https://play.google.com/store/apps/details?id=in.samvit
  ios: https://apps.apple.com/app/id1
mail:
  support: support@samvit.in
  privacy: privacy@samvit.in
  security: security@samvit.example
marketing:
  analysisTime: 60 seconds
  timeSaved: 90% less time
  investors: 2,500+ investors
  price: $240/year
  otherPrice: $600+
  platforms: 8+ platforms
  researchTime: 45+ minutes
`;

const TEAM = `authors: [{ id: desk, kind: organisation, name: The desk, about: '${'It writes. '.repeat(6)}' }]
leaders:
  - { role: Founder, duty: Answers }
team:
  - { role: Engineer, duty: Builds, name: A. Person }
partners:
  - { kind: Accelerator, note: Mentoring, url: https://accelerator.example }
`;

const question = (i: number) =>
  `- { id: q-${i}, question: 'What is {product}?', answer: 'Write to {supportEmail}' }\n`;
const FAQ = Array.from({ length: 10 }, (_, i) => question(i)).join('');

beforeEach(() => {
  writeContent('site.yaml', SITE);
  writeContent('team.yaml', TEAM);
  writeContent('faq.yaml', FAQ);
});

describe('the names of the site', () => {
  test('come from content/site.yaml, read once for each folder', () => {
    expect(site()).toMatchObject({ product: 'Samvit', marketing: { price: '$240/year' } });
    expect(site()).toBe(site());
    writeContent('site.yaml', SITE.replace('product: Samvit', 'product: Other'));
    expect(site().product).toBe('Other');
  });

  test.each([
    ['no product', 'product: Samvit', "product: ''", ':1: product: '],
    [
      'a store over plain http',
      'https://play',
      'http://play',
      ':8: stores.android: Must be an https address',
    ],
    ['a store that is a script', 'https://apps.apple.com/app/id1', 'javascript:alert(1)', ':9: stores.ios: '],
    ['no mail address', 'support@samvit.in', 'support', ':11: mail.support: '],
    ['a missing figure', '  investors: 2,500+ investors\n', '', ':15: marketing.investors: '],
    [
      'a description too long for a search result',
      'description: AI',
      `description: ${'x'.repeat(161)}`,
      ':4: description: ',
    ],
    [
      'a description that says too little',
      'research with the source of each figure',
      'research',
      ':4: description: ',
    ],
  ])('%s is rejected with file and line', (_, from, to, message) => {
    writeContent('site.yaml', SITE.replace(from, to));
    expect(site).toThrow(`content/site.yaml${message}`);
  });
});

describe('placeholders in a text', () => {
  test('are replaced at every occurrence', () => {
    expect(
      fillNames('{product} by {company}: {supportEmail}, {privacyEmail}, {securityEmail}. {product}!'),
    ).toBe(
      'Samvit by Samvit Research (example): support@samvit.in, privacy@samvit.in, security@samvit.example. Samvit!',
    );
  });

  test('do not change if they are unknown', () => {
    expect(fillNames('{gold-growth} {other} {} {product')).toBe('{gold-growth} {other} {} {product');
  });

  // Names that every JavaScript object inherits are not placeholders.
  test.each(['{constructor}', '{toString}'])('%s does not change', (text) => {
    expect(fillNames(text)).toBe(text);
  });
});

describe('the questions', () => {
  test('are ten, with the names filled in', () => {
    const entries = faq();
    expect(entries).toHaveLength(10);
    expect(entries[3]).toEqual({
      id: 'q-3',
      question: 'What is Samvit?',
      answer: 'Write to support@samvit.in',
    });
  });

  test.each([
    ['nine', FAQ.replace(question(0), ''), ':1: The FAQ has ten questions'],
    ['eleven', FAQ + question(10), ':1: The FAQ has ten questions'],
    ['ids that are no anchors', FAQ.replace('q-4', 'q 4'), ':5: 4.id: '],
  ])('%s are rejected', (_, text, message) => {
    writeContent('faq.yaml', text);
    expect(faq).toThrow(`content/faq.yaml${message}`);
  });
});

describe('the people', () => {
  test('have a role, and a name only if they agreed to it', () => {
    const people = team();
    expect(people.leaders).toEqual([{ role: 'Founder', duty: 'Answers' }]);
    expect(people.team).toEqual([{ role: 'Engineer', duty: 'Builds', name: 'A. Person' }]);
  });

  test('an author is found by id or by name, and no two share one', () => {
    expect(author('desk')).toBe(author('The desk'));
    expect(author('nobody')).toBeUndefined();
    const person = `{ id: a-person, kind: person, name: The desk, about: '${'Writes. '.repeat(8)}' }`;
    writeContent('team.yaml', TEAM.replace('authors: [', `authors: [${person}, `));
    expect(team).toThrow('content/team.yaml:1: authors: Two authors share an id or a name');
  });

  test('partners are linked by https', () => {
    writeContent('team.yaml', TEAM.replace('https://acc', 'http://acc'));
    expect(team).toThrow('content/team.yaml:7: partners.0.url: Must be an https address');
  });
});

test('sample text is listed with file and path', () => {
  expect(samples()).toEqual([
    'content/site.yaml: company',
    'content/site.yaml: mail.security',
    'content/team.yaml: partners.0.url',
  ]);
});

test('what the operator has not stated is listed with file and path', () => {
  expect(unstated()).toContain('content/site.yaml: claims.investors');
  expect(unstated()).toContain('content/site.yaml: conduct.interests');
  const claims = 'claims: { tagline: , investors: { basis: Accounts, date: 2026-11-01 } }\n';
  writeContent('site.yaml', `${SITE}${claims}conduct: { interests: None, aiUse: }\n`);
  expect(unstated()).not.toContain('content/site.yaml: claims.investors');
  expect(unstated()).not.toContain('content/site.yaml: conduct.interests');
  expect(unstated()).toContain('content/site.yaml: claims.tagline');
  expect(unstated()).toContain('content/site.yaml: conduct.aiUse');
});

test.each([
  ['claims: { investors: { basis: Accounts } }', ':22: claims.investors.date: '],
  ['claims: { profit: { basis: None, date: 2026-11-01 } }', ':22: claims'],
  ["conduct: { interests: '' }", ':22: conduct.interests: '],
])('%s is rejected with file and line', (text, message) => {
  writeContent('site.yaml', `${SITE}${text}\n`);
  expect(site).toThrow(`content/site.yaml${message}`);
});

test('a translation of the questions has the ids of the English file, in its order', () => {
  const questions = (ids: readonly number[]) =>
    ids.map((id) => `- { id: question-${id}, question: Why, answer: So }\n`).join('');
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  writeContent('site.yaml', SITE);
  writeContent('faq.yaml', questions(ids));
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
  writeContent('hi/faq.yaml', questions(ids));
  expect(inLocale('hi', faq)).toHaveLength(10);
  writeContent('hi/faq.yaml', questions([1, 3, 2, ...ids.slice(3)]));
  expect(() => inLocale('hi', faq)).toThrow(
    'content/hi/faq.yaml:2: 1.id: The English file has question-2 here',
  );
});
