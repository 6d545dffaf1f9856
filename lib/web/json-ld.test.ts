import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import {
  articleJsonLd,
  faqJsonLd,
  languagesOfWork,
  organizationJsonLd,
  publisherOf,
  serialiseJsonLd,
  websiteJsonLd,
  breadcrumbJsonLd,
} from './json-ld';
import { inLocale } from '@/lib/content/locale';
import { blogSchema } from '@/lib/contract/blog';

const ORIGIN = 'https://samvit.in';
const words = {
  product: 'Samvit',
  teamLabel: 'Samvit team',
  origin: ORIGIN,
  path: '/blogs/gold',
  image: '/a.png',
};
const blogOf = (fields: object) =>
  blogSchema.parse({ id: 'a', title: 'Gold', description: 'A metal', ...fields });

describe('JSON inside a script element', () => {
  test('cannot end the element, and says the same', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const blog = blogOf({ title: `</script><!--${text}<script>` });
        const json = serialiseJsonLd(articleJsonLd(blog, words));
        expect(json).not.toContain('<');
        expect(JSON.parse(json)).toMatchObject({ headline: blog.title });
      }),
    );
  });
});

test('the organisation stands with its names, its addresses and its mail', () => {
  const site = {
    product: 'Samvit',
    company: 'Samvit Research',
    description: 'Research',
    mail: { support: 'support@samvit.in', privacy: 'privacy@samvit.in', security: 'security@samvit.in' },
  };
  expect(organizationJsonLd(site, 'https://samvit.in')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://samvit.in/#organization',
    name: 'Samvit',
    legalName: 'Samvit Research',
    description: 'Research',
    url: 'https://samvit.in/',
    logo: 'https://samvit.in/apple-icon.png',
    email: 'support@samvit.in',
  });
});

test('a search engine is told how the posts are searched', () => {
  expect(websiteJsonLd({ product: 'Samvit', description: 'Research' }, ORIGIN)).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://samvit.in/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the site in another language has no search of its own', () => {
  const site = inLocale('hi', () => websiteJsonLd({ product: 'Samvit', description: 'Research' }, ORIGIN));
  expect(site).toMatchObject({ url: 'https://samvit.in/hi', inLanguage: 'hi-IN' });
  expect(site).not.toHaveProperty('potentialAction');
});

test('a trail counts from the front page, by whole addresses', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Glossary', path: '/glossary' },
  ];
  expect(breadcrumbJsonLd(trail, ORIGIN).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://samvit.in/' },
    { '@type': 'ListItem', position: 2, name: 'Glossary', item: 'https://samvit.in/glossary' },
  ]);
});

test('questions keep their order, and links in their answers become words', () => {
  const answer = 'See the [Terms and Conditions](/terms-and-conditions) and the [Disclaimer](/disclaimers).';
  const entries = [
    { id: 'a', question: 'First?', answer },
    { id: 'b', question: 'Second?', answer: 'No [brackets] (or the like).' },
  ];
  expect(faqJsonLd(entries, ORIGIN)).toMatchObject({
    '@type': 'FAQPage',
    url: 'https://samvit.in/faqs',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'First?',
        acceptedAnswer: { '@type': 'Answer', text: 'See the Terms and Conditions and the Disclaimer.' },
      },
      { name: 'Second?', acceptedAnswer: { text: 'No [brackets] (or the like).' } },
    ],
  });
});

test('a work and its translation name each other', () => {
  const english = { '@type': 'FAQPage', url: 'https://samvit.in/faqs', inLanguage: 'en-IN' };
  const hindi = { '@type': 'FAQPage', url: 'https://samvit.in/hi/faqs', inLanguage: 'hi-IN' };
  expect(faqJsonLd([], ORIGIN)).toMatchObject({ ...english, workTranslation: [hindi] });
  const translation = inLocale('hi', () => faqJsonLd([], ORIGIN));
  expect(translation).toMatchObject({ ...hindi, translationOfWork: english });
  expect(translation).not.toHaveProperty('workTranslation');
  expect(languagesOfWork('Report', '/reports/none', ORIGIN)).toEqual({ inLanguage: 'en-IN' });
});

describe('a post', () => {
  test('names its author and its date', () => {
    const blog = blogOf({ created_by_name: 'A. Writer', created_at: '2026-07-08T09:15:00+05:30' });
    expect(articleJsonLd(blog, words)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Gold',
      description: 'A metal',
      url: 'https://samvit.in/blogs/gold',
      mainEntityOfPage: 'https://samvit.in/blogs/gold',
      inLanguage: 'en-IN',
      image: 'https://samvit.in/a.png',
      datePublished: '2026-07-08T09:15:00+05:30',
      dateModified: '2026-07-08T09:15:00+05:30',
      author: { '@type': 'Person', name: 'A. Writer' },
      publisher: publisherOf('Samvit', ORIGIN),
    });
  });

  test('without an author is the team’s, and without a date has none', () => {
    const article = articleJsonLd(blogOf({}), words);
    expect(article).toMatchObject({ author: { '@type': 'Organization', name: 'Samvit team' } });
    expect(article).not.toHaveProperty('datePublished');
  });
});
