import { showEvidence } from './evidence';

const ROW = '<tr id="figure-gold"><th scope="row">$4,228</th><td data-fact="Formula">a</td></tr>';
const NOTE = '<article id="about-term-ounce" class="other-evidence"><h3>Ounce</h3><div>31 g</div></article>';
const EVIDENCE = `<main><table><tbody><tr id="figure-gold-2"></tr>${ROW}</tbody></table>${NOTE}</main>`;

let path = '';
const popover = () => document.querySelector('.evidence-popover') as HTMLElement;
const content = () => popover().firstElementChild as HTMLElement;

/** Presses the link to an element of the evidence page. */
function press(id: string): { done: Promise<void>; event: Event } {
  const link = document.createElement('a');
  link.href = `${path}#${id}`;
  document.body.append(link);
  const event = new MouseEvent('click', { cancelable: true });
  return { done: showEvidence(link, event), event };
}

beforeEach(() => {
  // Each page is requested once: an address of its own for each test.
  path = `/reports/${Math.random()}/evidence`;
  document.body.innerHTML =
    '<div class="evidence-popover" popover tabindex="-1" data-loading="Loading...">' +
    '<div></div><button>Close</button></div>';
  // jsdom has no popovers.
  Object.assign(popover(), { showPopover: jest.fn(), hidePopover: jest.fn() });
  global.fetch = jest.fn(async () => ({ ok: true, text: async () => EVIDENCE }) as Response);
});

it('shows the words of the page while it loads, and then the row in a table of its own', async () => {
  const { done, event } = press('figure-gold');
  expect(event.defaultPrevented).toBe(true);
  expect(popover().showPopover).toHaveBeenCalledWith({ source: document.querySelector('a') });
  expect(popover()).toHaveFocus();
  expect(content().textContent).toBe('Loading...');
  await done;
  expect(content().querySelectorAll('table.figure-table tr')).toHaveLength(1);
  expect(content()).toHaveTextContent('$4,228a');
});

it('shows a note whole, with one request for all of a report', async () => {
  await press('figure-gold').done;
  await press('about-term-ounce').done;
  expect(content()).toHaveTextContent('Ounce31 g');
  expect(content().querySelector('table')).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('leaves the press to a browser without popovers', async () => {
  Object.assign(popover(), { showPopover: undefined });
  const { done, event } = press('figure-gold');
  await done;
  expect(event.defaultPrevented).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
