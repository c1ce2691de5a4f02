import { Button, Dialog, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useAccount } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';
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
  const account = useAccount();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('offer.title', { client: entry.client.displayName })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={isBusy} isDisabled={!account.data}>
            {t('offer.submit')}
          </Button>
        </>
      }
    >
      <ReadView
        read={account}
        loading={
          <LoadingRegion label={t('book.loading')}>
            <Skeleton lines={5} />
          </LoadingRegion>
        }
      >
        {(data) => (
          <OfferForm formId={formId} entry={entry} account={data} day={day} onBusy={setBusy} onDone={onClose} />
        )}
      </ReadView>
    </Dialog>
  );
}
