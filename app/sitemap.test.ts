import sitemap from './sitemap';

test('names every public page once', async () => {
  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about-us',
      '/faqs',
      '/blogs',
      '/terms-and-conditions',
      '/privacy-and-policies',
      '/returns-and-refunds',
      '/disclaimers',
      '/reports/gold-vs-silver',
      '/reports/wipro-analysis',
      '/reports/bitcoin-analysis',
      '/reports/indian-bonds',
      '/reports/nvidia-analysis',
      '/reports/mumbai-land',
    ]),
  );
});
