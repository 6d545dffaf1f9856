import { pageMetadata } from './metadata';

jest.mock('@/lib/content/organisation', () => ({ site: () => ({ product: 'Samvit' }) }));
jest.mock('@/lib/platform/env', () => ({ siteOrigin: () => 'https://samvit.in' }));

jest.mock('./translations', () => ({
  pathHere: (path: string) => path,
  alternatesOf: (path: string) =>
    path === '/translated'
      ? [
          { lang: 'en-IN', path },
          { lang: 'hi-IN', path: `/hi${path}` },
        ]
      : [],
}));

const page = { path: '/faqs', title: 'Questions', description: 'Ten answers' };

test('title, description and canonical address are the same everywhere they are said', () => {
  const image = { url: '/charts/page/faqs.png', alt: 'Questions. Samvit' };
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
      images: [{ ...image, width: 1200, height: 630 }],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Questions',
      description: 'Ten answers',
      images: [image],
    },
  });
});

test('a translated page names its languages, unless it stays out of search engines', () => {
  const translated = { ...page, path: '/translated' };
  expect(pageMetadata(translated).alternates?.languages).toEqual({
    'en-IN': '/translated',
    'hi-IN': '/hi/translated',
    'x-default': '/translated',
  });
  expect(pageMetadata({ ...translated, noindex: true }).alternates?.languages).toBeUndefined();
});

test('the landing page bears its own title alone', () => {
  expect(pageMetadata({ ...page, path: '/', title: 'Samvit: research' }).title).toBe('Samvit: research');
});

test('a page may stay out of search engines, which follow its links; its picture is that of the product', () => {
  const hidden = pageMetadata({ ...page, noindex: true });
  expect(hidden.robots).toEqual({ index: false, follow: true });
  expect(hidden.openGraph).toMatchObject({ images: [{ url: '/charts/page/home.png' }] });
  expect(pageMetadata({ ...page, noindex: false })).not.toHaveProperty('robots');
});

test('an article carries its dates, its section and who wrote it', () => {
  const article = {
    published: '2026-07-08T09:15:00+05:30',
    modified: '2026-07-09',
    section: 'Blog',
    author: 'A',
  };
  expect(pageMetadata({ ...page, article }).openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-07-08T09:15:00+05:30',
    modifiedTime: '2026-07-09',
    section: 'Blog',
    authors: ['A'],
  });
});

test('an image from elsewhere is shown without a size, which nobody knows', () => {
  const image = { url: 'https://cdn.example/a.png', alt: 'A' };
  expect(pageMetadata({ ...page, image }).openGraph).toMatchObject({ images: [image] });
  expect(pageMetadata({ ...page, image: { ...image, url: '/a.png' } }).openGraph).toMatchObject({
    images: [{ url: '/a.png', width: 1200, height: 630, alt: 'A' }],
  });
});

test('a page names its feeds and its Markdown', () => {
  expect(pageMetadata({ ...page, feeds: ['posts'], markdown: true }).alternates?.types).toEqual({
    'text/markdown': '/faqs.md',
    'application/rss+xml': [{ url: '/feeds/posts.rss', title: 'Samvit: posts' }],
    'application/atom+xml': [{ url: '/feeds/posts.atom', title: 'Samvit: posts' }],
    'application/feed+json': [{ url: '/feeds/posts.json', title: 'Samvit: posts' }],
  });
});

test('what stands elsewhere for good says so', () => {
  const { alternates, openGraph } = pageMetadata({ ...page, canonical: '/a' });
  expect([alternates?.canonical, openGraph?.url]).toEqual(['/a', '/a']);
});
