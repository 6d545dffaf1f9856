import { Tabs } from '@/components/ui/tabs';
import { text } from '@/lib/content/messages';
import { publicPage } from '@/lib/texts/publication/public-pages';
import { routes } from '@/lib/web/routes';

const PAGES = [routes.methodology, routes.data, routes.glossary, routes.corrections] as const;

/** The four pages that say how we work, one of which this is. */
export const HowWeWork = ({ current }: { current: (typeof PAGES)[number] }) => (
  <Tabs
    label={text('pages.how-we-work')}
    tabs={PAGES.map((path) => ({ href: path, label: publicPage(path).title, isCurrent: path === current }))}
    current="page"
    className="mb-8 border-b border-rule print:hidden"
  />
);
