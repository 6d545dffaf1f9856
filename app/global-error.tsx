'use client';

import { ErrorMessage } from '@/components/site/error-message';
import './globals.css';

/** Stands in for the root layout when that itself fails; the typefaces are then the system's. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <title>This page did not load</title>
        <ErrorMessage {...props} />
      </body>
    </html>
  );
}
