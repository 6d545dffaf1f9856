import { Container } from '@/components/ui/container';
import { MenuPanel } from '@/components/ui/menu-panel';
import type { Site } from '@/lib/content/site';
import { HEADER_LINKS } from './navigation';
import { StoreBadges } from './store-badges';
import { ThemeSwitch } from './theme-switch';

/** The header's links on small screens, behind a button. */
export function Menu({ stores }: { stores: Site['stores'] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        className="inline-flex size-10 items-center justify-center rounded-sm text-ink lg:hidden"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current" strokeWidth="1.5">
          <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />
        </svg>
      </button>
      <MenuPanel
        id="menu"
        className="inset-x-0 top-[calc(4rem+1px)] bottom-auto max-h-[calc(100dvh-4rem-1px)] w-auto overflow-y-auto border-b border-ink bg-paper text-ink lg:hidden"
      >
        <Container className="pt-2 pb-6">
          <nav aria-label="Menu">
            <ul className="divide-y divide-rule">
              {HEADER_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="block py-3.5 font-serif text-lg text-ink no-underline">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center justify-between border-t border-rule pt-5">
            <StoreBadges stores={stores} size="small" />
            <ThemeSwitch />
          </div>
        </Container>
      </MenuPanel>
    </>
  );
}
