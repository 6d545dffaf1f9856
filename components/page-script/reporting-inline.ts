// In the head of every page of a site that reports errors of the browser, before all other scripts: stores
// errors from the first one on, and brings Sentry once the page is idle. It is among Next's scripts, which a
// page as Next sends it has.
import { bufferEarlyErrors } from '@/lib/platform/error-reporting/early-errors';
import { whenIdle } from '@/lib/platform/error-reporting/when-idle';
import { bootOf, requestBoot } from './boot';

bufferEarlyErrors();
whenIdle(() => {
  const holder = bootOf();
  if (!holder) return;
  // The page script then holds no press.
  const hydrated = () => holder.remove();
  addEventListener('hydrated', hydrated);
  requestBoot(holder, hydrated);
});
