import { render, screen } from '@testing-library/react';
import { ShareButton } from '@/components/reports/reference/share-button';
import { copyText, share } from './copy-and-share';

const URL = 'https://samvit.example/reports/gold';
const writeText = jest.fn();

/** What the device has besides the page. */
const device = (has: object) => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  for (const [name, value] of Object.entries(has))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
const button = () => {
  render(<ShareButton title="Gold" url={URL} />);
  return screen.getByRole('button');
};

const press = () => new Event('click', { cancelable: true });

beforeEach(() => writeText.mockReset().mockResolvedValue(undefined));

test('without a share sheet the address is copied, and that is said', async () => {
  device({ clipboard: { writeText } });
  await share(button(), press());
  expect(writeText).toHaveBeenCalledWith(URL);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
});

test.each([
  ['the browser refuses it', { clipboard: { writeText } }],
  ['there is no clipboard, as on an address without https', {}],
])('where %s, the address is shown', async (_, has) => {
  device(has);
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await copyText(button());
  expect(screen.getByRole('status')).toHaveTextContent(URL);
});

test('a share sheet that is closed is no error', async () => {
  const sheet = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  device({ share: sheet, clipboard: { writeText } });
  await share(button(), press());
  expect(sheet).toHaveBeenCalledWith({ title: 'Gold', url: URL });
  expect(writeText).not.toHaveBeenCalled();
});

test('a link that shares is not followed', async () => {
  device({ clipboard: { writeText } });
  const event = press();
  await share(button(), event);
  expect(event.defaultPrevented).toBe(true);
});
