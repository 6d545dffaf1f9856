'use client';

import { ErrorMessage } from '@/components/layout/error-message';
import './globals.css';

/** Replaces the root layout when that itself fails; it uses the system's typefaces. */
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
