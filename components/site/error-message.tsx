'use client';

import { useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { isDevelopment } from '@/lib/platform/env.client';
import { routes } from '@/lib/site/routes';

/**
 * The page shown after an error. It passes the error to the window's own handlers, where error reporting
 * listens.
 */
export function ErrorMessage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => reportError(error), [error]);
  return (
    <main id="main">
      <Container className="py-20 md:py-32">
        <h1 className="text-3xl">This page did not load</h1>
        <p className="mt-4 max-w-[46ch] break-words text-muted">{reasonFor(error)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={retry}>Try again</Button>
          <a href={routes.home} className={buttonClass('quiet')}>
            Return to Home
          </a>
        </div>
      </Container>
    </main>
  );
}

/** Under `next dev` the page says what failed: for an error of content, its file and line. */
function reasonFor(error: unknown): string {
  return isDevelopment && error instanceof Error
    ? error.message
    : 'Something failed on our side, and we have been told. Trying again often helps.';
}
