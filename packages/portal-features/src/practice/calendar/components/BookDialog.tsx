import { useId, useState } from 'react';
import { useProviderCalendarText } from '../messages/index.ts';
import { AccountDialog } from './AccountDialog.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [label, setLabel] = useState<string | null>(null);
  return (
    <AccountDialog
      size="lg"
      title={t('book.title')}
      submit={label === null ? null : { formId, label, isPending: isBusy }}
      onClose={onClose}
    >
      {(account) => (
        <BookForm
          formId={formId}
          account={account}
          day={day}
          clientId={clientId}
          onBusy={setBusy}
          onSubmitLabel={setLabel}
          onDone={onClose}
        />
      )}
    </AccountDialog>
  );
}
