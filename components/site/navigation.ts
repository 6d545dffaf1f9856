import { routes } from '@/lib/site/routes';

type Destination = { label: string; href: string };

/** What there is to read: stands in the bar earlier than the rest. */
export const READING_LINKS: Destination[] = [
  { label: 'Reports', href: routes.reports },
  { label: 'Blog', href: routes.blogs },
];

/** The other links of the header: in the bar where it is wide enough for all, in the menu below that. */
export const HEADER_LINKS: Destination[] = [
  { label: 'Vision', href: routes.vision },
  { label: 'Features', href: routes.features },
  { label: 'How it works', href: routes.howItWorks },
  { label: 'About us', href: routes.about },
  { label: 'FAQ', href: routes.faqs },
];

/** The columns of the footer; a fourth carries the product itself. */
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
