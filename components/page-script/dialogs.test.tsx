import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppDownloadPopup } from '@/components/layout/app-download-popup';
import { GetStarted } from '@/components/layout/get-started';
import { startActions } from './actions';
import { openDialog, startDialogs } from './dialogs';

const stores = { android: 'https://android.example/', ios: 'https://ios.example/' };

// jsdom has the dialog element without its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  startActions({ dialog: openDialog });
  startDialogs();
});

const popup = () => screen.queryByRole('dialog', { name: 'Create Your Own Analysis' });
/** Whether something opened it. */
const open = () => !window.dispatchEvent(new Event('openAppDownloadPopup', { cancelable: true }));

describe('the popup', () => {
  beforeEach(() => {
    render(<AppDownloadPopup product="Samvit" stores={stores} />);
    expect(popup()).toBeNull();
    open();
    expect(popup()).toBeVisible();
  });

  test.each(['Maybe later', 'Close'])('closes by %s', (name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(popup()).toBeNull();
  });

  test.each(['Get the Android app', 'Get the iOS app'])('closes by following %s', (name) => {
    fireEvent.click(screen.getByRole('link', { name }));
    expect(popup()).toBeNull();
  });

  test('closes by a press on the backdrop, not by one that began inside', () => {
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(dialog);
    expect(popup()).toBeVisible();

    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(popup()).toBeNull();
  });

  test('opened twice, it is open once', () => {
    open();
    expect(popup()).toBeVisible();
  });
});

describe('a button that opens the popup', () => {
  const opener = () => screen.getByRole('link', { name: 'Create Your Own Analysis' });
  const press = () => fireEvent.click(opener());
  const listen = (listener: (event: Event) => void) => {
    const heard = jest.fn(listener);
    window.addEventListener('openAppDownloadPopup', heard, { once: true, capture: true });
    return heard;
  };

  beforeEach(() => {
    render(
      <>
        <GetStarted opens="app">Create Your Own Analysis</GetStarted>
        <AppDownloadPopup product="Samvit" stores={stores} />
      </>,
    );
  });

  test('raises its event on window, which opens it', () => {
    const heard = listen(() => {});
    expect(press()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(popup()).toBeVisible();
  });

  test('opens it through the event alone', () => {
    listen((event) => event.stopImmediatePropagation());
    press();
    expect(popup()).toBeNull();
  });
});

describe('for who is signed in', () => {
  // Style sheets are not loaded here: e2e/dialogs.spec.ts sees which of the links is shown.
  const linksOf = (button: ReactElement) =>
    renderToStaticMarkup(button)
      .match(/<a [^>]*>/g)
      ?.map((link) => ({
        opens: /data-dialog="([^"]+)"/.exec(link)?.[1],
        href: /href="([^"]+)"/.exec(link)?.[1],
        hides: / ((?:not-)?signed-in):hidden/.exec(link)?.[1],
      }));

  test('GET STARTED is shown to visitors only', () => {
    expect(linksOf(<GetStarted opens="sign-up" />)).toEqual([
      { opens: 'sign-up', href: '/web', hides: 'signed-in' },
    ]);
    expect(linksOf(<GetStarted opens="app" />)).toEqual([
      { opens: 'app-download', href: '/#get-started', hides: 'signed-in' },
    ]);
  });

  test.each(['sign-up', 'app'] as const)(
    'an analysis leads to where it is asked for, in place of %s',
    (opens) => {
      expect(linksOf(<GetStarted opens={opens} asks />)).toEqual([
        { opens: opens === 'app' ? 'app-download' : opens, href: '/analysis', hides: 'signed-in' },
        { opens: undefined, href: '/analysis', hides: 'not-signed-in' },
      ]);
    },
  );
});

describe('GET STARTED', () => {
  /** Presses it and says whether the browser would follow the link. */
  function followed(init?: MouseEventInit): boolean {
    return fireEvent.click(screen.getByRole('link', { name: 'GET STARTED' }), init);
  }

  test('opens the popup, except for a click that opens a new tab', () => {
    render(
      <>
        <GetStarted opens="app" />
        <AppDownloadPopup product="Samvit" stores={stores} />
      </>,
    );
    expect(followed({ ctrlKey: true })).toBe(true);
    expect(popup()).toBeNull();

    expect(followed()).toBe(false);
    expect(popup()).toBeVisible();
  });

  test('remains a link if no dialog handles it', () => {
    render(<GetStarted opens="app" />);
    expect(followed()).toBe(true);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/#get-started');
  });
});
