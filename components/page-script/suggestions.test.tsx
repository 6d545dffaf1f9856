import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionForm } from '@/components/analysis/ask-form';
import { startSuggestions, suggestionsFor } from './suggestions';

const ALL = {
  questions: ['How much did gold grow?', 'How far did Bitcoin fall?'],
  names: ['Gold', 'Gold in rupees', 'Nippon Gold Savings', 'Nifty 50', 'Nifty Bank', 'HDFC Bank'],
};
const wordsFor = (typed: string) => suggestionsFor(typed, ALL).map(({ words }) => words);

test.each([
  ['a sign', 'g', []],
  [
    'the begin of a name',
    'gol',
    ['Gold', 'Gold in rupees', 'Nippon Gold Savings', 'How much did gold grow?'],
  ],
  ['a later word of a name', 'ban', ['Nifty Bank', 'HDFC Bank']],
  ['the last words of a question', 'SIP in nifty b', ['SIP in Nifty Bank']],
  ['a whole question', 'how far', ['How far did Bitcoin fall?']],
  ['the rest of a name that we do not have', 'should I buy HDFC gol', []],
  ['what nothing is called', 'xyzzy plugh', []],
])('suggestions for %s', (_, typed, expected) => expect(wordsFor(typed)).toEqual(expected));

test('at most six', () => {
  const names = Array.from({ length: 20 }, (_, i) => `Nifty ${i}`);
  expect(suggestionsFor('nifty', { ...ALL, names })).toHaveLength(6);
});

describe('in the field', () => {
  const field = () => screen.getByLabelText('Your question');
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  beforeAll(startSuggestions);
  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(<QuestionForm />);
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(ALL) });
  });

  const type = async (value: string) => {
    field().focus();
    fireEvent.input(field(), { target: { value } });
    await waitFor(() => expect(options()).not.toEqual([]));
  };

  test('arrows choose, Enter takes a name, after which somebody may go on typing', async () => {
    await type('SIP in nif');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('SIP in Nifty Bank');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field()).toHaveValue('SIP in Nifty Bank ');
    expect(options()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes them and keeps what was typed', async () => {
    await type('gol');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('gol');
  });

  test('a press on a whole question sends it', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submit, { once: true });
    await type('how far');
    fireEvent.click(screen.getByRole('option'));
    expect(field()).toHaveValue('How far did Bitcoin fall?');
    expect(submit).toHaveBeenCalled();
  });

  test('leaving the field closes them', async () => {
    await type('gol');
    fireEvent.focusOut(field());
    expect(options()).toEqual([]);
  });
});
