import { buttonClass } from '@/components/ui/button';

/** Sends a title and its address by WhatsApp; works without JavaScript. */
export const WhatsAppLink = ({ title, url }: { title: string; url: string }) => (
  <a
    href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonClass('quiet', undefined, 'compact')}
  >
    WhatsApp
  </a>
);
