import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CloseButton, Dialog, opensDialog } from '@/components/ui/dialog';
import { CONTROL } from '@/components/ui/field';
import { text } from '@/lib/content/messages';
import { escapeHtml } from '@/lib/platform/escape-html';
import { routes } from '@/lib/web/routes';
import { CopyButton } from './copy-button';

const EMBED = 'embed';

type Props = { slug: string; title: string; origin: string };

/**
 * The HTML snippet to embed a report's frame on another site. Without JavaScript the link leads to the
 * frame.
 */
export function EmbedDialog({ slug, title, origin }: Props) {
  const snippet = embedSnippet({ slug, title, origin });
  return (
    <>
      <SiteLink
        {...opensDialog(EMBED)}
        href={routes.embed(slug)}
        className={buttonClass('quiet', 'print:hidden', 'compact')}
      >
        {text('embed.dialog.open')}
      </SiteLink>
      <Dialog id={EMBED} labelledBy="embed-title" describedBy="embed-text">
        <div className="relative p-6 sm:p-8">
          <h2 id="embed-title" className="pr-10 text-xl">
            {text('embed.dialog.title')}
          </h2>
          <p id="embed-text" className="mt-4">
            {text('embed.dialog.text')}
          </p>
          <label htmlFor="embed-snippet" className="mt-5 mb-1.5 block text-sm font-medium">
            {text('embed.dialog.label')}
          </label>
          <textarea
            id="embed-snippet"
            readOnly
            rows={6}
            value={snippet}
            spellCheck={false}
            className={`${CONTROL} font-mono text-sm`}
          />
          <div className="mt-4">
            <CopyButton text={snippet}>{text('embed.dialog.copy')}</CopyButton>
          </div>
          <CloseButton label={text('site.close')} />
        </div>
      </Dialog>
    </>
  );
}

function embedSnippet({ slug, title, origin }: Props): string {
  const src = new URL(routes.embed(slug), origin).href;
  return `<iframe src="${src}" title="${escapeHtml(title)}" width="100%" height="1200" loading="lazy"></iframe>`;
}
