'use client';

import { createContext, use, useEffect, type ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { isDevelopment } from '@/lib/platform/env.client';
import { routes } from '@/lib/web/routes';

type Words = Readonly<Record<'title' | 'text' | 'retry' | 'home', string>>;

/** In English: what is shown if the layout fails, which reads the words of {@link ErrorWords}. */
const Words = createContext<Words>({
  title: 'This page did not load',
  text: 'Something failed. Trying again often helps.',
  retry: 'Try again',
  home: 'Return to Home',
});

/** Around all pages: the words of the page after an error, which Next renders without properties of ours. */
export function ErrorWords({ words, children }: { words: Words; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The page shown after an error. It passes the error to the window's own handlers, where error reporting listens. */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  const words = use(Words);
  // Under `next dev` the page says what failed: for an error of content, its file and line.
  const reason = isDevelopment && error instanceof Error ? error.message : words.text;
  useEffect(() => reportError(error), [error]);
  return (
    <main id="main">
      <Container className="py-20 md:py-32">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-4 max-w-[46ch] break-words text-muted">{reason}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={retry}>{words.retry}</Button>
          <a href={routes.home} className={buttonClass('quiet')}>
            {words.home}
          </a>
        </div>
      </Container>
    </main>
  );
}
