import { Button, Dialog } from '@sakina/design-system';
import { PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { useSessionText } from '../messages/index.ts';
import type { EndAnswer } from '../model/end-session.ts';
import { EndUnattended } from './EndUnattended.tsx';

export interface EndSessionButtonProps {
  /** The session. */
  appointmentId: string;
  /** The client’s name. */
  client: string;
  /** When the session was agreed to begin. */
  startsAt: string;
  /**
   * Whether the client has been in the room; undefined until the room has been read. Where they have not, the end asks what
   * happened (SESSION-2).
   */
  wasAttended: boolean | undefined;
  /** Whether the question is open from the start. */
  asksAtOnce: boolean;
  /** Whether a recording would be stopped as well. */
  mayBeRecording: boolean;
  onEnd: (answer: EndAnswer) => void;
}

/** Ends the session after a question, so that no slip of the thumb does. */
export function EndSessionButton({
  appointmentId,
  client,
  startsAt,
  wasAttended,
  asksAtOnce,
  mayBeRecording,
  onEnd,
}: EndSessionButtonProps) {
  const t = useSessionText();
  const [isAsking, setAsking] = useState(asksAtOnce);
  const close = () => setAsking(false);

  function end(answer: EndAnswer) {
    close();
    onEnd(answer);
  }

  return (
    <>
      <Button variant="secondary" aria-label={t('end.action')} onPress={() => setAsking(true)}>
        <PhoneOff aria-hidden />
        <span>{t('end.action')}</span>
      </Button>
      <Dialog
        isOpen={isAsking && wasAttended !== false}
        onOpenChange={close}
        role="alertdialog"
        size="sm"
        title={t('end.confirm.title')}
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              {t('end.confirm.stay')}
            </Button>
            <Button variant="danger" onPress={() => end({ outcome: 'HELD', reason: null })}>
              {t('end.action')}
            </Button>
          </>
        }
      >
        {t(mayBeRecording ? 'end.confirm.body.recorded' : 'end.confirm.body')}
      </Dialog>
      <EndUnattended
        appointmentId={appointmentId}
        client={client}
        startsAt={startsAt}
        isOpen={isAsking && wasAttended === false}
        onOpenChange={close}
        onEnd={end}
      />
    </>
  );
}
