import { pageMetadata } from './metadata';

jest.mock('@/lib/content/organisation', () => ({ site: () => ({ product: 'Samvit' }) }));
jest.mock('@/lib/platform/env', () => ({ siteOrigin: () => 'https://samvit.in' }));

const page = { path: '/faqs', title: 'Questions', description: 'Ten answers' };

test('title, description and canonical address are the same everywhere they are said', () => {
  expect(pageMetadata(page)).toEqual({
    metadataBase: new URL('https://samvit.in'),
    title: 'Questions | Samvit',
    description: 'Ten answers',
    alternates: { canonical: '/faqs' },
    openGraph: {
      title: 'Questions',
      description: 'Ten answers',
      url: '/faqs',
      siteName: 'Samvit',
      locale: 'en_IN',
      type: 'website',
    },
    twitter: { card: 'summary', title: 'Questions', description: 'Ten answers' },
  });
});

test('the landing page bears its own title alone', () => {
  expect(pageMetadata({ ...page, path: '/', title: 'Samvit: research' }).title).toBe('Samvit: research');
});

test('a page may stay out of search engines, which still follow its links', () => {
  expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true });
  expect(pageMetadata({ ...page, noindex: false })).not.toHaveProperty('robots');
});

test('an article carries its date', () => {
  expect(pageMetadata({ ...page, published: '2026-07-08T09:15:00+05:30' }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-07-08T09:15:00+05:30',
  });
});

test('an image makes the cards large', () => {
  const { openGraph, twitter } = pageMetadata({ ...page, image: '/charts/a.png' });
  expect(openGraph).toMatchObject({ images: ['/charts/a.png'] });
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: ['/charts/a.png'] });
});
