'use client';

import { type Period } from '@samvit/research';
import { useEffect, useRef, useState } from 'react';
import { WINDOW_ANSWER } from './window-id';

/** Messages of content/messages/window.yaml by their names. */
export type ExplorerWords = Readonly<Record<'label' | 'start' | 'end' | 'loading' | 'failed', string>>;

export type ExplorerProps = { path: string; from: string; to: string; words: ExplorerWords };

/** In milliseconds: a delay, so that dragging does not send a request at every step. */
const PAUSE = 200;

type Ends = { start: number; end: number };

/**
 * Two sliders over a report's periods, and the result for the window between them. A client component,
 * loaded on demand, because sliders need a script.
 */
export function WindowExplorer({ path, from, to, words }: ExplorerProps) {
  const [periods, setPeriods] = useState<readonly Period[]>([]);
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [ends, setEnds] = useState<Ends>({ start: 0, end: 1 });
  const [asked, setAsked] = useState({ from, to });
  const [status, setStatus] = useState(words.loading);
  const answer = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const gone = new AbortController();
    load(path, asked, gone.signal)
      .then((element) => {
        answer.current?.replaceChildren(element);
        setStatus('');
        const { periods: known, texts: written, start, end } = element.dataset;
        if (!known || !written) return;
        setPeriods(JSON.parse(known) as Period[]);
        setTexts(JSON.parse(written) as string[]);
        setEnds({ start: Number(start), end: Number(end) });
      })
      .catch(() => {
        if (!gone.signal.aborted) setStatus(words.failed);
      });
    return () => gone.abort();
  }, [path, asked, words.failed]);

  function move(next: Ends) {
    setEnds(next);
    setStatus(words.loading);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setAsked({ from: periods[next.start] ?? from, to: periods[next.end] ?? to }),
      PAUSE,
    );
  }

  const last = periods.length - 1;
  const slider = (name: string, end: keyof Ends, set: (value: number) => Ends) => (
    <Slider {...{ name, texts }} value={ends[end]} onValue={(value) => move(set(value))} />
  );
  return (
    <section aria-label={words.label} className="window-explorer">
      {last > 0 && (
        <div className="window-sliders">
          {slider(words.start, 'start', (start) => ({ start: Math.min(start, ends.end - 1), end: ends.end }))}
          {slider(words.end, 'end', (end) => ({ start: ends.start, end: Math.max(end, ends.start + 1) }))}
        </div>
      )}
      <p role="status" className="min-h-[1lh] text-sm text-muted">
        {status}
      </p>
      <div ref={answer} />
    </section>
  );
}

type SliderProps = {
  name: string;
  /** The periods in words. */
  texts: readonly string[];
  value: number;
  onValue: (value: number) => void;
};

function Slider({ name, texts, value, onValue }: SliderProps) {
  const period = texts[value] ?? '';
  return (
    <label>
      <span>
        {name} <strong>{period}</strong>
      </span>
      <input
        type="range"
        min={0}
        max={texts.length - 1}
        value={value}
        aria-valuetext={period}
        onChange={({ currentTarget: { valueAsNumber } }) => onValue(valueAsNumber)}
      />
    </label>
  );
}

/**
 * Requests the page of a window and extracts its result.
 * @throws if the page does not answer with success
 */
async function load(path: string, window: { from: string; to: string }, signal: AbortSignal) {
  const response = await fetch(`${path}?${new URLSearchParams(window)}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const element = page.getElementById(WINDOW_ANSWER);
  if (!element) throw new Error(`${path} has no answer`);
  return document.importNode(element, true);
}
