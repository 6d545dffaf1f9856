'use client';

import { useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react';
import type { ExplorerProps, ExplorerWords } from './window-explorer';

type Props = {
  path: string;
  words: ExplorerWords;
  /** The content to show until the reader requests another window. */
  answer?: ReactNode;
  children: ReactNode;
};

type Shown = { Explorer: ComponentType<ExplorerProps>; from: string; to: string; asked: number };

/**
 * Shows the result of the window form in its place. A client component, because it loads the sliders when
 * the form is sent; without JavaScript, or if they cannot be loaded, the form leads to a page of its own.
 */
export function WindowOnDemand({ path, words, answer, children }: Props) {
  const [shown, setShown] = useState<Shown>();

  async function onSubmit(event: SyntheticEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    const value = (name: string) => String(new FormData(form).get(name));
    try {
      const { WindowExplorer } = await import('./window-explorer');
      setShown((before) => ({
        Explorer: WindowExplorer,
        from: value('from'),
        to: value('to'),
        asked: (before?.asked ?? 0) + 1,
      }));
    } catch {
      form.submit();
    }
  }

  return (
    <div onSubmit={onSubmit}>
      {children}
      {shown ? (
        <shown.Explorer key={shown.asked} from={shown.from} to={shown.to} {...{ path, words }} />
      ) : (
        answer
      )}
    </div>
  );
}
