import type { WaitlistEntry } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { useProviderCalendarText } from '../messages/index.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { OfferForm } from './OfferForm.tsx';

export interface OfferDialogProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Offers a time to someone who waits. */
export function OfferDialog({ entry, day, onClose }: OfferDialogProps) {
  const t = useProviderCalendarText();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <AccountDialog
      title={t('offer.title', { client: entry.client.displayName })}
      submit={{ formId, label: t('offer.submit'), isPending: isBusy }}
      onClose={onClose}
    >
      {(account) => (
        <OfferForm formId={formId} entry={entry} account={account} day={day} onBusy={setBusy} onDone={onClose} />
      )}
    </AccountDialog>
  );
}
