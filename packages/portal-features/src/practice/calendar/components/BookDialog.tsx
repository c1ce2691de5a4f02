import { Button, Dialog, LoadingRegion, Skeleton } from '@sakina/design-system';
import { useId, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useAccount } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { BookForm } from './BookForm.tsx';

export interface BookDialogProps {
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string;
  /** For whom, where that is known. */
  clientId?: string | undefined;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Books a session, or a series, for one of the provider’s clients. */
export function BookDialog({ day, clientId, onClose }: BookDialogProps) {
  const t = useProviderCalendarText();
  const formId = useId();
  const account = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [label, setLabel] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="lg"
      title={t('book.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
          {label !== null && (
            <Button type="submit" variant="action" form={formId} isPending={isBusy}>
              {label}
            </Button>
          )}
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
          <BookForm
            formId={formId}
            account={data}
            day={day}
            clientId={clientId}
            onBusy={setBusy}
            onSubmitLabel={setLabel}
            onDone={onClose}
          />
        )}
      </ReadView>
    </Dialog>
  );
}
