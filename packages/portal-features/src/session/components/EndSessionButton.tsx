import { Button, Dialog } from '@sakina/design-system';
import { PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { useSessionText } from '../messages/index.ts';

export interface EndSessionButtonProps {
  /** Whether a recording would be stopped as well. */
  mayBeRecording: boolean;
  onEnd: () => void;
}

/** Ends the session after a question, so that no slip of the thumb does. */
export function EndSessionButton({ mayBeRecording, onEnd }: EndSessionButtonProps) {
  const t = useSessionText();
  const [isAsking, setAsking] = useState(false);

  function confirm() {
    setAsking(false);
    onEnd();
  }

  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        <PhoneOff aria-hidden />
        {t('end.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        title={t('end.confirm.title')}
        actions={(close) => (
          <>
            <Button variant="secondary" onPress={close}>
              {t('end.confirm.stay')}
            </Button>
            <Button variant="danger" onPress={confirm}>
              {t('end.action')}
            </Button>
          </>
        )}
      >
        {t(mayBeRecording ? 'end.confirm.body.recorded' : 'end.confirm.body')}
      </Dialog>
    </>
  );
}
