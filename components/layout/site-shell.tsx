import type { ReactNode } from 'react';
import { site } from '@/lib/content/organisation';
import { AppDownloadPopup } from './app-download-popup';
import { HydrationReady } from './hydration-ready';
import { Footer } from './footer';
import type { GetStartedKind } from './get-started';
import { Header } from './header';
import { SignUpDialog } from './sign-up-dialog';

/** The layout of every public page: header, main, footer, and the two dialogs. */
export function SiteShell({ getStarted, children }: { getStarted: GetStartedKind; children: ReactNode }) {
  const { product, stores } = site();
  return (
    <>
      <Header getStarted={getStarted} />
      <main id="main">{children}</main>
      <Footer />
      <AppDownloadPopup product={product} stores={stores} />
      {getStarted === 'sign-up' && <SignUpDialog product={product} stores={stores} />}
      <HydrationReady />
    </>
  );
}
