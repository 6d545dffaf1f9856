import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/organisation';

export function AuthPage({ children }: { children: ReactNode }) {
  const { product, notice } = site();
  return (
    <div className="flex min-h-svh flex-col">
      <header className="border-b border-rule">
        <Container className="flex h-16 items-center justify-between">
          <Logo product={product} />
          <ThemeSwitch />
        </Container>
      </header>
      <main id="main" className="mx-auto w-full max-w-[34rem] grow px-5 py-8 md:py-16">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-[34rem] px-5 pb-10">
        <p className="border-t border-rule pt-5 text-sm text-muted">{notice}</p>
      </footer>
    </div>
  );
}
