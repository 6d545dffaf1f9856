import { startActions } from './actions';
import { listenToSearchKey } from './search-key';

const get = (id: string) => document.getElementById(id) as HTMLElement;

test('presses and keys count although React, which hydrates, stops them', () => {
  document.body.innerHTML = `<button id="theme" data-action="theme">Theme</button>
    <div id="search"><input id="field"></div>`;
  const hidePopover = jest.fn();
  Object.assign(get('search'), { showPopover: jest.fn(), hidePopover });
  const theme = jest.fn();
  startActions({ theme });
  listenToSearchKey();
  for (const type of ['click', 'keydown'])
    document.addEventListener(type, (event) => event.stopPropagation(), true);

  get('theme').click();
  expect(theme).toHaveBeenCalledTimes(1);
  get('field').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
