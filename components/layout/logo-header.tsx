import { Container } from '@/components/ui/container';
import { site } from '@/lib/content/organisation';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

/** The header of pages that lead nowhere else: signing in, and an insight for whoever has its link. */
export const LogoHeader = () => (
  <header className="border-b border-rule">
    <Container className="flex h-16 items-center justify-between">
      <Logo product={site().product} />
      <ThemeSwitch />
    </Container>
  </header>
);
