import { APP_DOWNLOAD } from '@/components/page-script/dialogs';
import { Button } from '@/components/ui/button';
import { CloseButton, Dialog } from '@/components/ui/dialog';
import { text } from '@/lib/content/messages';
import type { SiteDetails } from '@/lib/content/organisation';
import { AskHere } from './ask-here';
import { StoreBadges } from './store-badges';

export function AppDownloadPopup({ product, stores }: Pick<SiteDetails, 'product' | 'stores'>) {
  return (
    <Dialog id={APP_DOWNLOAD} labelledBy="app-download-title" describedBy="app-download-text">
      <div className="relative p-6 sm:p-8">
        <h2 id="app-download-title" className="pr-10 text-xl">
          {text('site.app-download.title')}
        </h2>
        <p id="app-download-text" className="mt-4">
          {text('site.app-download.text', { product })}
        </p>
        <StoreBadges stores={stores} closesDialog hasPrimary className="mt-6" />
        <div className="mt-7 border-t border-rule pt-4">
          <p className="text-sm text-muted">{text('site.app-download.browse')}</p>
          <Button look="quiet" data-close className="mt-3">
            {text('site.app-download.later')}
          </Button>
          <AskHere />
        </div>
        <CloseButton label={text('site.close')} />
      </div>
    </Dialog>
  );
}
