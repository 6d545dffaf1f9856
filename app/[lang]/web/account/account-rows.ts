import type { ReceiptRow } from '@/components/account/consent-list';
import type { SessionRow } from '@/components/account/session-list';
import type { Receipt } from '@/lib/records/consents';
import type { OpenSession } from '@/lib/records/sessions';
import { clientName } from '@/lib/services/sign-in/client-name';
import { addressOfText, newerVersion } from '@/lib/services/sign-in/receipts';
import { sessionHandle } from '@/lib/services/sign-in/session-handle';

/** A session as the page shows it: without its id, which is a hash of its token. */
export function sessionRow(session: OpenSession, current: string): SessionRow {
  const { id, network, createdAt, seenAt } = session;
  return {
    handle: sessionHandle(id),
    client: clientName(session),
    network,
    createdAt,
    seenAt,
    isThis: id === current,
  };
}

export function receiptRow(receipt: Receipt): ReceiptRow {
  return { ...receipt, address: addressOfText(receipt), newer: newerVersion(receipt) };
}
