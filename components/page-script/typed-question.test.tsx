import { keepQuestion, keepTypedQuestions } from './typed-question';

const BOX = '<article id="answer"><form data-ask><input name="q"></form></article>';
const field = () => document.querySelector<HTMLInputElement>('#answer [name=q]');

/** Loads a page in this tab as a browser does. */
function load(path: string, visit: Partial<PerformanceNavigationTiming>, html = BOX): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = html;
  performance.getEntriesByType = () => [{ type: 'navigate', redirectCount: 0, ...visit } as PerformanceEntry];
  dispatchEvent(new Event('DOMContentLoaded'));
}

const REDIRECTED = { redirectCount: 1 };

function ask(words: string): void {
  const input = field();
  if (!input) throw new Error('There is no field');
  input.value = words;
  input.form?.dispatchEvent(new Event('submit', { bubbles: true }));
}

beforeAll(keepTypedQuestions);
beforeEach(() => sessionStorage.clear());

test('what was typed stands above its answer, after the redirect, a reload and Back', () => {
  load('/analysis', {});
  ask('gold 10 saal');
  load('/analysis/growth/gold-inr-10g/10y', REDIRECTED);
  expect(field()?.value).toBe('gold 10 saal');
  load('/analysis/growth/gold-inr-10g/10y', { type: 'reload' });
  expect(field()?.value).toBe('gold 10 saal');
  load('/faqs', {}, '');
  load('/analysis/growth/gold-inr-10g/10y', { type: 'back_forward' });
  expect(field()?.value).toBe('gold 10 saal');
  expect(location.href).not.toContain('saal');
});

test('an answer that was opened by a link has an empty field, also after its reload', () => {
  load('/analysis', {});
  ask('gold 10 saal');
  load('/analysis/growth/gold-inr-10g/10y', REDIRECTED);
  load('/analysis/growth/gold-inr-10g/5y', {});
  expect(field()?.value).toBe('');
  load('/analysis/growth/gold-inr-10g/10y', {});
  expect(field()?.value).toBe('');
  load('/analysis/growth/gold-inr-10g/10y', { type: 'reload' });
  expect(field()?.value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('words that got no answer are forgotten with the next page', () => {
  load('/analysis', {});
  ask('My PAN is ABCDE1234F');
  load('/analysis/ask', {});
  expect(sessionStorage).toHaveLength(0);
  load('/analysis/growth/gold-inr-10g/10y', REDIRECTED);
  expect(field()?.value).toBe('');
});

test('words of other forms are not kept', () => {
  load('/search', {}, '<form><input name="q" value="gold"></form>');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(sessionStorage).toHaveLength(0);
});

test('an answer in place has what it was asked with, and nothing after a link', () => {
  load('/analysis/growth/gold-inr-10g/10y', {});
  keepQuestion('/analysis/growth/gold-inr-10g/10y', 'gold 10 saal');
  expect(field()?.value).toBe('gold 10 saal');
  load('/analysis/growth/gold-inr-10g/10y', { type: 'reload' });
  expect(field()?.value).toBe('gold 10 saal');
  keepQuestion('/analysis/growth/gold-inr-10g/10y', '');
  load('/analysis/growth/gold-inr-10g/10y', { type: 'reload' });
  expect(field()?.value).toBe('');
});

test('where storage is blocked the field is empty, and nothing fails', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  load('/analysis', {});
  ask('gold 10 saal');
  load('/analysis/growth/gold-inr-10g/10y', REDIRECTED);
  expect(field()?.value).toBe('');
});
