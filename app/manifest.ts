import type { MetadataRoute } from 'next';
import { PAPER } from '@/components/site/theme';
import { site } from '@/lib/content/site';

export default function manifest(): MetadataRoute.Manifest {
  const { product, description } = site();
  return {
    name: product,
    short_name: product,
    description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  };
}
