import { routes } from '@/lib/web/routes';
import { LogoMark } from './logo-mark';
import { SiteLink } from './site-link';

export function Logo({ product }: { product: string }) {
  return (
    <SiteLink href={routes.home} className="inline-flex items-center gap-2.5 text-ink no-underline">
      <LogoMark className="size-7" />
      <span className="font-serif text-[1.45rem] leading-none font-medium tracking-tight">{product}</span>
    </SiteLink>
  );
}
