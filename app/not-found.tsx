import type { Metadata } from 'next';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { LogNotFound } from '@/components/site/log-not-found';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <>
      <Header getStarted="app" />
      <main id="main">
        <Container className="py-20 md:py-32">
          <p className="font-serif text-5xl leading-none text-peacock tabular-nums">404</p>
          <h1 className="mt-5 text-3xl">Oops! Page not found</h1>
          <p className="mt-4 max-w-[46ch] text-muted">
            Nothing stands at this address. The link may be old, or a letter may have slipped.
          </p>
          <a href={routes.home} className={buttonClass('primary', 'mt-8')}>
            Return to Home
          </a>
        </Container>
      </main>
      <Footer />
      <LogNotFound />
    </>
  );
}
