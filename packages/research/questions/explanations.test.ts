import { libraryHere } from '@/lib/texts/library-here';
import { glossary } from '@/lib/content/glossary';
import { hasAnswer } from '../answers/answer';
import { outcome } from './outcome.fixture';
import { readQuestion } from './read-question';
import { vocabulary } from './vocabulary';

const outcomeOf = (question: string) => outcome(readQuestion(libraryHere(), question));

test.each([
  ['what is drawdown', 'definition: drawdown'],
  ['drawdown', 'definition: drawdown'],
  ['drawdown kya hota hai', 'definition: drawdown'],
  ['ड्रॉडाउन क्या होता है', 'definition: drawdown'],
  ['meaning of CAGR', 'definition: cagr'],
  ['volatilty meaning', 'definition: volatility'],
  ['beta matlab', 'definition: beta'],
  ['difference between drawdown and volatility', 'definition: drawdown, volatility'],
  // The name of a series asks for its values, unless it is asked what it means.
  ['repo rate', 'level/rbi-repo-month-end/all'],
  ['what is the repo rate', 'level/rbi-repo-month-end/all'],
  ['repo rate kya hai abhi', 'level/rbi-repo-month-end/all'],
  ['sensex is what n nifty is what difrence', 'definition: nifty-50, sensex'],
  ['what is std deviation in mf factsheet', 'definition: standard-deviation'],
  ['whats tri and why not use plain nifty', 'definition: tri'],
  ['म्यूचुअल फंड में एक्सपेंस रेशियो क्या होता है', 'definition: expense-ratio, mutual-fund'],
  ['repo rate kya hota hai', 'definition: repo-rate'],
  ['gold etf aur physical gold me farak', 'definition: etf'],
  ['why is xirr not the same as cagr', 'definition: cagr, xirr'],
  ['how does swp differ from stp', 'definition: stp, swp'],
  ['rolling returns as opposed to point to point returns', 'definition: rolling-return, absolute-return'],
  ['explain sortino ratio to a nervous retiree', 'definition: sortino-ratio'],
  ['IDCW ka matlab samjhao', 'definition: idcw'],
  ['एक्सआईआरआर और सीएजीआर में क्या फर्क है', 'definition: cagr, xirr'],
])('a term and words that ask are a question of what it means: %s', (question, expected) => {
  expect(outcomeOf(question)).toBe(expected);
});

test('a term that the glossary lacks is named', () => {
  expect(readQuestion(libraryHere(), 'what is an ATR')).toMatchObject({
    state: 'refused',
    kind: 'no-term',
    word: 'ATR',
  });
});

test.each([
  ["what is gold's drawdown", 'drawdown/gold-inr-10g/all'],
  ['what is the drawdown of gold', 'drawdown/gold-inr-10g/all'],
  ['drawdown of the repo rate', 'drawdown/rbi-repo-month-end/all'],
  ['nifty pe', 'level/nifty-50-pe/all'],
])('a term of something that is named asks for a value: %s', (question, expected) => {
  expect(outcomeOf(question)).toBe(expected);
});

test.each([
  ['are you SEBI registered?', 'registered'],
  ['kya aap sebi registered ho', 'registered'],
  ['क्या आप सेबी पंजीकृत हैं', 'registered'],
  ['is this AI', 'ai'],
  ['who are you', 'who'],
  ['data kahan se aata hai', 'sources'],
  ['how do I know the numbers are right', 'right'],
  ['are these returns before or after expenses', 'expenses'],
  ['how do i delete my account', 'account'],
  ['do you sell my data', 'data-sale'],
  ['do u store what i type, client names etc', 'typed'],
  ['galat jawab dikhe to kisko bole', 'mistakes'],
  ['Why does your CAGR differ from the one that Moneycontrol shows?', 'differences'],
  ['free h ya paise lagte', 'free'],
  ['kya ye AI likhta hai ya insaan', 'ai'],
  ['is an AI or a formula making these numbers', 'ai'],
  ['is it ok to put your chart on my blog', 'sharing'],
  ['mai ye chart whatsapp group me daal sakta hu kya', 'sharing'],
  ['are the prices adjusted for splits and bonus', 'adjustments'],
  ['where does the gold price come from', 'sources'],
  ['sone ka bhav kahan se lete ho', 'sources'],
  ['hello', 'help'],
])('a question about the site is none about prices: %s', (question, topic) => {
  expect(outcomeOf(question)).toBe(`site: ${topic}`);
});

test('every term of the glossary can be asked for, and each has an example with an answer', () => {
  const { definitions } = vocabulary(libraryHere());
  expect(definitions.map(({ term }) => term).sort()).toEqual([...glossary().keys()].sort());
  const unanswered = definitions.filter(({ example }) => !hasAnswer(libraryHere(), example));
  expect(unanswered.map(({ term }) => term)).toEqual([]);
});
