import { text } from '@/lib/content/messages';
import type { SessionClient } from '@/lib/records/sessions';

/** "Firefox on Windows", "An app on Android", "Unknown browser". */
export function clientName({ channel, browser, system }: SessionClient): string {
  const on = system ?? 'unknown';
  if (channel === 'api') return text('account.client.app', { system: on });
  return browser
    ? text('account.client.browser', { browser, system: on })
    : text('account.client.unknown', { system: on });
}
