import { APP_DOWNLOAD } from '@/components/page-script/dialogs';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog';
import type { Site } from '@/lib/content/organisation';
import { StoreBadges } from './store-badges';

export function AppDownloadPopup({ product, stores }: Pick<Site, 'product' | 'stores'>) {
  return (
    <Dialog id={APP_DOWNLOAD} labelledBy="app-download-title" describedBy="app-download-text">
      <div className="relative p-6 sm:p-8">
        <h2 id="app-download-title" className="pr-10 text-xl">
          Create Your Own Analysis
        </h2>
        <p id="app-download-text" className="mt-4">
          The {product} mobile app creates professional investment research and reports like the one you are
          reading.
        </p>
        <StoreBadges stores={stores} closesDialog className="mt-6" />
        <div className="mt-7 border-t border-rule pt-4">
          <p className="text-sm text-muted">Or continue browsing our research reports</p>
          <Button look="quiet" data-close className="mt-3">
            Maybe later
          </Button>
        </div>
        <CloseButton />
      </div>
    </Dialog>
  );
}
