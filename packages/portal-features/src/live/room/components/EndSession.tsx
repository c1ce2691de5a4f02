import { ConfirmDialog, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import type { EndAnswer } from '../model/end-session.ts';
import { minutesBetween } from '../model/startable.ts';
import { EndMenu } from './EndMenu.tsx';
import { EndUnattended } from './EndUnattended.tsx';

export interface EndSessionProps {
  /** The session. */
  appointment: Appointment;
  /**
   * Whether the client has been in the room; undefined until the room has been read. Where they have not, the end asks
   * what happened (SESSION-2).
   */
  wasAttended: boolean | undefined;
  /** Whether the question is open from the start. */
  asksAtOnce: boolean;
  /** Whether a recording would be stopped as well. */
  mayBeRecording: boolean;
  /** Called when the provider leaves; the session goes on. */
  onLeave: () => void;
  /** Called to end it, with what was answered. */
  onEnd: (answer: EndAnswer) => void;
}

/** Leaves the session, or ends it after a question that says what it costs, so that no slip of the thumb does. */
export function EndSession({ appointment, wasAttended, asksAtOnce, mayBeRecording, onLeave, onEnd }: EndSessionProps) {
  const t = useSessionText();
  const shared = useSharedText();
  const format = useFormat();
  const { canViewFinancials } = useCapabilities();
  const { id, client, price, startsAt, endsAt } = appointment;
  const booked = shared('minutes', { count: minutesBetween(startsAt, endsAt) });
  const [isAsking, setAsking] = useState(asksAtOnce);
  const close = () => setAsking(false);

  function end(answer: EndAnswer) {
    close();
    onEnd(answer);
  }

  return (
    <>
      <EndMenu leaveTo={paths.providerPortal()} onLeave={onLeave} onEnd={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking && wasAttended !== false}
        onOpenChange={close}
        title={t('end.confirm.title')}
        confirmLabel={t('end.action')}
        cancelLabel={t('end.confirm.stay')}
        onConfirm={() => end({ outcome: 'HELD', reason: null })}
      >
        <Stack gap="x1h">
          <Text>{t(mayBeRecording ? 'end.confirm.body.recorded' : 'end.confirm.body')}</Text>
          {price.amountMinor > 0 && (
            <Text>
              {canViewFinancials
                ? t('end.confirm.charge', { booked, amount: format.money(price) })
                : t('end.confirm.choose', { booked })}
            </Text>
          )}
        </Stack>
      </ConfirmDialog>
      <EndUnattended
        appointmentId={id}
        client={client.displayName}
        startsAt={startsAt}
        isOpen={isAsking && wasAttended === false}
        onOpenChange={close}
        onEnd={end}
      />
    </>
  );
}
