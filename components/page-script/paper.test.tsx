import { preparePaper } from './paper';

preparePaper();

const paper = (name: string) => document.querySelector(`[data-paper=${name}]`)?.textContent;

function show(question: string): { hidePopover: jest.Mock } {
  document.documentElement.lang = 'en-IN';
  document.body.innerHTML =
    `<div popover></div><div class="answer"><form class="ask-box"><input name="q"></form>` +
    '<span data-paper="question" data-words="Asked as “{question}”."></span>' +
    '<span data-paper="day" data-words="Printed on {day}."></span></div>';
  Object.assign(document.querySelector('input') as HTMLInputElement, { value: question });
  return Object.assign(document.querySelector('[popover]') as Element, { hidePopover: jest.fn() });
}

test('paper has the day and the question as it stands in its field, and no open popover', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z') });
  const popover = show(' gold $& <b> ');
  dispatchEvent(new Event('beforeprint'));
  expect(paper('day')).toBe('Printed on 27 November 2026.');
  expect(paper('question')).toBe('Asked as “gold $& <b>”.');
  expect(document.querySelector('b')).toBeNull();
  expect(popover.hidePopover).toHaveBeenCalled();
  jest.useRealTimers();
});

test('without a question nothing is said of it', () => {
  show(' ');
  dispatchEvent(new Event('beforeprint'));
  expect(paper('question')).toBe('');
});
