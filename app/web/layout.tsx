import type { ReactNode } from 'react';
import { ArrivalToast } from '@/components/auth/arrival-toast';
import { flashMessage } from '@/components/auth/flash-message';
import { Toasts } from '@/components/ui/toasts';

/** Says on whichever page somebody comes to that they were logged in or out. */
export default async function WebLayout({ children }: { children: ReactNode }) {
  const flash = await flashMessage();
  return (
    <>
      {flash?.kind === 'done' && <ArrivalToast message={flash.message} />}
      {children}
      <Toasts />
    </>
  );
}
