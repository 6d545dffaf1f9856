import { text } from '@/lib/content/messages';
import { askingIsOn } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';

type Destination = { label: string; href: string };

/** Links to content: first in the header, which shows them at smaller widths than the others. */
export const readingLinks = (): Destination[] => [
  { label: text('site.links.reports'), href: routes.reports },
  ...(askingIsOn() ? [{ label: text('site.links.ask'), href: routes.analysis }] : []),
  { label: text('site.links.blog'), href: routes.posts },
];

/** The other links of the header: in the bar on wide screens, in the menu on narrow ones. */
export const headerLinks = (): Destination[] => [
  { label: text('site.links.vision'), href: routes.vision },
  { label: text('site.links.features'), href: routes.features },
  { label: text('site.links.how-it-works'), href: routes.howItWorks },
  { label: text('site.links.about'), href: routes.about },
  { label: text('site.links.faq'), href: routes.faqs },
];

/** The columns of the footer, without the one for the product. */
export const footerColumns = (): { title: string; links: Destination[] }[] => [
  {
    title: text('site.footer.company'),
    links: [
      { label: text('site.links.about'), href: routes.about },
      { label: text('site.links.contact'), href: routes.contact },
    ],
  },
  {
    title: text('site.footer.resources'),
    links: [
      { label: text('site.links.faq'), href: routes.faqs },
      { label: text('site.links.blogs'), href: routes.posts },
      { label: text('site.links.reports'), href: routes.reports },
      ...(askingIsOn() ? [{ label: text('site.links.ask'), href: routes.analysis }] : []),
      { label: text('site.links.glossary'), href: routes.glossary },
      { label: text('site.links.data'), href: routes.data },
      { label: text('site.links.search'), href: routes.search },
    ],
  },
  {
    title: text('site.footer.legal'),
    links: [
      { label: text('site.links.terms'), href: routes.terms },
      { label: text('site.links.privacy'), href: routes.privacy },
      { label: text('site.links.refunds'), href: routes.refunds },
      { label: text('site.links.disclaimer'), href: routes.disclaimers },
    ],
  },
];
