import { routes } from '@/lib/site/routes';

type Destination = { label: string; href: string };

/** Links to content: the header shows them at smaller widths than the others. */
export const READING_LINKS: Destination[] = [
  { label: 'Reports', href: routes.reports },
  { label: 'Blog', href: routes.blogs },
];

/** The other links of the header: in the bar on wide screens, in the menu on narrow ones. */
export const HEADER_LINKS: Destination[] = [
  { label: 'Vision', href: routes.vision },
  { label: 'Features', href: routes.features },
  { label: 'How it works', href: routes.howItWorks },
  { label: 'About us', href: routes.about },
  { label: 'FAQ', href: routes.faqs },
];

/** The columns of the footer, without the one for the product. */
export const FOOTER_COLUMNS: { title: string; links: Destination[] }[] = [
  {
    title: 'Company',
    links: [
      { label: 'About us', href: routes.about },
      { label: 'Contact', href: routes.contact },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'FAQ', href: routes.faqs },
      { label: 'Blogs', href: routes.blogs },
      { label: 'Reports', href: routes.reports },
      { label: 'Glossary', href: routes.glossary },
      { label: 'Data', href: routes.data },
      { label: 'Search', href: routes.search },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms and Conditions', href: routes.terms },
      { label: 'Privacy Policy', href: routes.privacy },
      { label: 'Returns and Refunds', href: routes.refunds },
      { label: 'Disclaimer', href: routes.disclaimers },
    ],
  },
];
