import { ShareButton } from '@/components/reports/reference/share-button';
import { text } from '@/lib/content/messages';

const query = (parameters: Record<string, string>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** Where a link can be sent without a script of theirs or ours; the last, without the name of a service, is mail. */
const PLACES: { name?: string; href: (title: string, url: string) => string }[] = [
  { name: 'WhatsApp', href: (title, url) => `https://wa.me/?${query({ text: `${title} ${url}` })}` },
  { name: 'X', href: (text, url) => `https://x.com/intent/post?${query({ text, url })}` },
  {
    name: 'LinkedIn',
    href: (_title, url) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
  { href: (subject, body) => `mailto:?${query({ subject, body })}` },
];

/** Links that share a page, and the device's own share sheet where there is one. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <div
      role="group"
      aria-label={text('blog.post.share')}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm print:hidden"
    >
      <ShareButton title={title} url={url} />
      <ul className="flex flex-wrap gap-x-5">
        {PLACES.map(({ name, href }) => (
          <li key={name ?? 'mail'}>
            <a
              href={href(title, url)}
              {...(name && { target: '_blank', rel: 'noopener nofollow' })}
              className="inline-block py-1.5 text-ink underline underline-offset-3 hover:text-peacock"
            >
              {name ?? text('blog.post.mail')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
