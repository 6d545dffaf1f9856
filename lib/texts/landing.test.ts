import { formatValue } from '@/lib/web/number-format';
import { landing } from './landing';
import { site } from '@/lib/content/organisation';

const words = landing();
const figure = (name: string) => {
  const figure = words.example.figures.get(name);
  if (!figure) throw new Error(`The example report has no figure ${name}`);
  return figure;
};

test('the finding of the example conversation has the direction of its figures', () => {
  expect(words.conversation.finding).toMatch(/^Gold, by a little/);
  expect(figure('gold-growth').value).toBeGreaterThan(figure('silver-growth').value);
  expect(figure('gold-growth').value - figure('silver-growth').value).toBeLessThan(0.02);
  expect(words.conversation.finding).toContain('Silver moved more');
  expect(figure('silver-volatility').value).toBeGreaterThan(figure('gold-volatility').value);
});

test('the finding and its report have the same figures', () => {
  for (const name of ['gold-growth', 'silver-growth'])
    expect(words.conversation.finding).toContain(figure(name).text);
  for (const name of ['gold-volatility', 'silver-volatility'])
    expect(words.conversation.finding).toContain(formatValue('percent-0', figure(name).value));
});

test('the landing page contains every marketing figure of the site', () => {
  const text = JSON.stringify(words);
  for (const claim of Object.values(site().marketing)) expect(text).toContain(claim);
});

test('no placeholder is left', () => {
  expect(JSON.stringify({ ...words, example: null, insight: null })).not.toMatch(/\{[a-z][\w-]*\}/i);
});

test('most of the revenue behind the sample insight is the data center', () => {
  expect(words.insight.value).toBeGreaterThan(50);
  expect(words.insight.period).toBe('FY2026');
});
