import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerAnalysis, questions, readQuestion, type analyses } from '@samvit/research';
import { Answer } from './answer';
import { AskedChoices, AskedQuestion } from './asked';

function pageOf(q: string): string {
  const read = readQuestion(libraryHere(), q);
  if (read.state !== 'analysis')
    return renderToStaticMarkup(createElement(AskedQuestion, { read, fields: { q } }));
  const answer = answerAnalysis(libraryHere(), read.analysis);
  if (answer.state !== 'answer') throw new Error(`${q}: ${answer.sentence}`);
  return renderToStaticMarkup(createElement(Answer, { answer, heard: read, question: q }));
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const answersIn = (html: string) => [
  ...html.matchAll(/<a href="\/analysis\/[^"]+" rel="nofollow" data-answer/g),
];

test('what has several meanings is offered with the result of each', () => {
  const html = pageOf('HDFC return in 5 years');
  expect(answersIn(html)).toHaveLength(3);
  expect(wordsOf(html)).toContain('I can read your question in three ways.');
  expect(
    html.match(/data-answer[^>]*>₹1 lakh in [^<]+ in 5 years: [^<]+% a year\.<\/a><p>Growth: /g),
  ).toHaveLength(3);
});

test.each([
  ['Should I buy gold now?', 'We can’t tell you what to buy or sell'],
  ['Nifty agle saal kahan jayega?', 'No data can say what comes next. This is what has happened.'],
  ['Should I buy Adani Power?', 'We can’t tell you what to buy or sell. We don’t have Adani Power yet.'],
  ['Will Avanti Feeds rise next year', 'No data can say what comes next. We don’t have Avanti Feeds yet.'],
  ['Should I buy Avanti Feeds', 'We don’t have Avanti Feeds yet.'],
  ['gold vs Vedanta 3 years', 'We have no data on Vedanta.'],
  ['gold vs Frobozz 3 years', 'We have no data on “Frobozz”.'],
])('%s is refused in a sentence with links to answers', (q, sentence) => {
  const html = pageOf(q);
  expect(wordsOf(html)).toContain(sentence);
  expect(answersIn(html).length).toBeGreaterThanOrEqual(2);
  expect(html).toContain(`value="${q}"`);
});

test('a number of a person is not sent back', () => {
  const html = pageOf('My PAN is ABCDE1234F, how much gold');
  expect(wordsOf(html)).toContain('leave such numbers out');
  expect(html).not.toContain('ABCDE1234F');
});

test('of what is not understood, what was read stands there and in the form, with three questions', () => {
  const html = pageOf('frobnicate silver quux plugh 5 years');
  expect(wordsOf(html)).toContain('I understood: “silver” “5 years”');
  expect(wordsOf(html)).toContain('I did not use: “frobnicate”, “quux”, “plugh”.');
  expect(answersIn(html)).toHaveLength(3);
  expect(html).toContain('name="a" value="Silver in rupees, monthly average"');
});

test('words that were not used make a choice, which names them and offers what is read without them', () => {
  const html = pageOf('gold since frobnicate 2020');
  expect(wordsOf(html)).toContain('I cannot take this into account: “frobnicate”. Did you mean it without?');
  expect(answersIn(html)).toHaveLength(1);
  expect(html).toContain('href="/analysis/growth/gold-inr-10g/2020-01..');
});

function pageOfChoices(fields: analyses.Fields): string {
  const reading = questions.readChoices(libraryHere(), fields);
  if ('analysis' in reading) throw new Error('There is nothing wrong');
  return renderToStaticMarkup(createElement(AskedChoices, { problems: reading.problems, fields }));
}

test('of choices that cannot be read each field says why and holds what was typed; series are offered', () => {
  const html = pageOfChoices({ measure: 'sip', a: 'HDFC', window: '5y', amount: 'much' });
  expect(wordsOf(html)).toContain('“HDFC” may be one of these. Which one?');
  expect(html).toContain('name="a" value="HDFC"');
  expect(html).toContain('name="amount" value="much"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain(
    'href="/analysis/ask?measure=sip&amp;a=hdfc-bank-close&amp;window=5y&amp;amount=much"',
  );
});

test('what is wrong with each field is said once: of the first by the headline, which describes its field', () => {
  const fields: analyses.Fields = { measure: 'sip', a: 'HDFC', b: 'bank', window: '5y', amount: 'much' };
  const words = wordsOf(pageOfChoices(fields));
  for (const sentence of ['“HDFC” may be one of', '“bank” may be one of', '“much” is not a sum'])
    expect(words.split(sentence)).toHaveLength(2);
  expect(pageOfChoices(fields)).toMatch(/aria-describedby="answer-sentence [^>]*name="a"/);
});

test('the field comes first and holds the words, also above an answer to corrected ones', () => {
  const html = pageOf('growth of sliver');
  expect(html).toMatch(/<article[^>]*><form [^]*name="q"[^>]*value="growth of sliver"/);
});

test('an answer says what was corrected and taken without being said', () => {
  const words = wordsOf(pageOf('growth of sliver'));
  expect(words).toContain('I read “sliver” as “silver”.');
  expect(words).toContain('the last 10 years (you named none)');
});

test('where it is asked what is good, what has been is offered and no opinion', () => {
  const html = pageOf('which is better, gold or FD?');
  expect(wordsOf(html)).toContain('That is for you to judge. This is what happened.');
  expect(answersIn(html).length).toBeGreaterThanOrEqual(1);
});

test.each([
  ['gold and copper', 'We have no data on copper.'],
  ['fii net selling oct 2024 in crores', 'We have no data on FII and DII flows.'],
  ['tax on my nifty sip', 'We do not do tax. Here is what we have, before tax and costs:'],
])('%s names what is not held or not done, with results of what is near', (q, sentence) => {
  const html = pageOf(q);
  expect(wordsOf(html)).toContain(sentence);
  expect(html.match(/data-answer[^>]*>[^<]+<\/a><p>[^<]+<\/p>/g)?.length).toBeGreaterThanOrEqual(2);
});

test('nothing that was typed becomes HTML', () => {
  const html = pageOf('Frobozz<img/src=x> share price <script>alert(1)</script> 5 years');
  expect(html).not.toMatch(/<img|<script/);
});
