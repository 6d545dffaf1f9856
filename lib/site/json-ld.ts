import type { BlogPosting, FAQPage, Organization, Thing, WithContext } from 'schema-dts';
import type { Faq, Site } from '@/lib/content/organisation';
import type { Blog } from '@/lib/contract/blog';

/** JSON for a script element: `<` is escaped, so that no text in it can close the element. */
export function serialiseJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Who publishes the site. */
export function organizationJsonLd(
  { product, company, description, mail }: Pick<Site, 'product' | 'company' | 'description' | 'mail'>,
  origin: string,
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: product,
    legalName: company,
    description,
    url: `${origin}/`,
    logo: `${origin}/apple-icon.png`,
    email: mail.support,
  };
}

/** Questions and answers for search engines, with Markdown links reduced to their text. */
export function faqJsonLd(entries: Faq): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') },
    })),
  };
}

/** A post for search engines. */
export function articleJsonLd(
  blog: Blog,
  { product, teamLabel }: { product: string; teamLabel: string },
): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blog.description,
    ...(blog.created_at && { datePublished: blog.created_at }),
    author: blog.created_by_name
      ? { '@type': 'Person', name: blog.created_by_name }
      : { '@type': 'Organization', name: teamLabel },
    publisher: { '@type': 'Organization', name: product },
  };
}
