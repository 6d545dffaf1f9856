import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { colourOf } from '@/components/layout/palette';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  title: site().product,
  description: site().description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colourOf('paper', 'light') },
    { media: '(prefers-color-scheme: dark)', color: colourOf('paper', 'dark') },
  ],
};

/**
 * What all pages have in common. The `<html>` element is in app/[lang]/layout.tsx and app/not-found.tsx: its
 * language is that of the address, which this layout does not get.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
