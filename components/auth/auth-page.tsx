import type { ReactNode } from 'react';
import { LogoHeader } from '@/components/layout/logo-header';
import { site } from '@/lib/content/organisation';

export function AuthPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
      <LogoHeader />
      <main id="main" className="mx-auto w-full max-w-[34rem] grow px-5 py-8 md:py-16">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-[34rem] px-5 pb-10">
        <p className="border-t border-rule pt-5 text-sm text-muted">{site().notice}</p>
      </footer>
    </div>
  );
}
