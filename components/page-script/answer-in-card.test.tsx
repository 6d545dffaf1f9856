import { renderToStaticMarkup } from 'react-dom/server';
import { AskField } from '@/components/sections/landing/ask-field';
import { Conversation } from '@/components/sections/landing/conversation';
import { landing } from '@/lib/texts/landing';
import { cardOf, showInCard, showNotUnderstood, showWorking } from './answer-in-card';

/** The page of an answer, as much as the card takes of it. */
function pageOf(markup: string): HTMLElement {
  const answer = document.createElement('article');
  answer.innerHTML = `<h1 id="answer-sentence">Gold grew &lt;b&gt;</h1>${markup}`;
  return answer;
}

const FIGURES = '<dl class="report-key"><div><dt>gold</dt><dd><a href="#figure-gold">14%</a></dd></div></dl>';
const CHART =
  '<div class="answer-chart"><figure><div class="chart-tools"></div><svg></svg><p class="chart-source">World Bank</p></figure></div>';
const SWITCH = '<a class="echo-switch" href="/analysis/y" data-answer>with dividends</a>';
const CHOICES = '<ul class="answer-links"><li><a href="/analysis/x" data-answer>gold</a></li></ul>';

function show(markup: string, path?: string): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<Conversation words={landing()} />);
  const card = cardOf();
  if (!card) throw new Error('There is no card');
  showInCard(card, 'gold <i>', pageOf(markup), path);
  const answer = card.querySelector<HTMLElement>('[data-card-answer]');
  if (!answer) throw new Error('There is no place for the answer');
  return answer;
}

test('an answer has its question, sentence, figures, chart and the link to its page', () => {
  const answer = show(FIGURES + CHART, '/analysis/gold');
  expect(answer).toHaveTextContent('gold <i>');
  expect(answer.querySelector('h2')).toHaveTextContent('Gold grew <b>');
  expect(answer.querySelector('h2')).toHaveFocus();
  expect(answer.querySelector('dd a')).toHaveAttribute('href', '/analysis/gold#figure-gold');
  expect(answer.querySelectorAll('svg')).toHaveLength(1);
  expect(answer.querySelector('[data-part=link]')).toHaveAttribute('href', '/analysis/gold');
});

test('the other usual reading is a press away, and the sources open below the chart', () => {
  const answer = show(SWITCH + FIGURES + CHART, '/analysis/gold');
  expect(answer.querySelector('.hero-switches a')).toHaveTextContent('with dividends');
  expect(answer.querySelector('.hero-sources')).toHaveTextContent('World Bank');
  expect(answer.querySelector('figure .chart-source, .chart-tools')).toBeNull();
});

test('meanwhile the card is busy and the button says so', () => {
  const { chips, hero } = landing();
  document.body.innerHTML =
    renderToStaticMarkup(<AskField words={hero} chips={chips} />) +
    renderToStaticMarkup(<Conversation words={landing()} />);
  const [button, card] = [document.querySelector('button'), cardOf()];
  if (!card) throw new Error('There is no card');
  showNotUnderstood('Not that one');
  expect(document.body).toHaveTextContent('Not that one');
  showWorking(card, true);
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveTextContent('Working...');
  expect(document.body).not.toHaveTextContent('Not that one');
  showWorking(card, false);
  expect(card).not.toHaveAttribute('aria-busy');
  expect(button).toHaveTextContent('Get the answer');
});

test('where there is no answer the card says why, offers others and leads to no page', () => {
  const answer = show(CHOICES);
  expect(answer.querySelector('.report-key')).toBeNull();
  expect(answer.querySelector('.answer-links a')).toHaveTextContent('gold');
  expect(answer.querySelector('[data-part=link]')).toBeNull();
  expect(answer.querySelector('.hero-sources')).toBeNull();
});

test('the next answer takes the place of the one before, and the first one stays below it', () => {
  const answer = show(CHOICES);
  const card = cardOf();
  if (card) showInCard(card, 'silver', pageOf(FIGURES), '/analysis/silver');
  expect(answer.querySelectorAll('h2')).toHaveLength(1);
  expect(card?.querySelector('[data-card-first] h2')).not.toBeNull();
});
