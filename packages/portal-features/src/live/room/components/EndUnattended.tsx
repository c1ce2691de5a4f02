import { Button, Dialog, RadioGroup, Stack, TextArea } from '@sakina/design-system';
import { useNow } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { useSessionText } from '../messages/index.ts';
import { unattendedOutcomes } from '../model/end-session.ts';
import type { EndAnswer, EndOutcome } from '../model/end-session.ts';

const LONGEST_REASON = 500;

export interface EndUnattendedProps {
  /** The session. */
  appointmentId: string;
  /** The client’s name. */
  client: string;
  /** When the session was agreed to begin. */
  startsAt: string;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called to end it, with what was answered. */
  onEnd: (answer: EndAnswer) => void;
}

/**
 * Asks what happened where the client was never in the room: no-show, not held, or held elsewhere with a reason
 * (SESSION-2). Nothing is chosen beforehand, and only a session that was held is billed.
 */
export function EndUnattended({ appointmentId, client, startsAt, isOpen, onOpenChange, onEnd }: EndUnattendedProps) {
  const t = useSessionText();
  const now = useNow();
  const [outcome, setOutcome] = useState<EndOutcome | null>(null);
  const kept = useKeptText(`session-end:${appointmentId}`);
  const { text: reason, set: setReason } = kept;
  const [wasRefused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const needsReason = outcome === 'NOT_HELD' || outcome === 'HELD';
  const isReasonMissing = needsReason && reason.trim() === '';

  function submit() {
    if (outcome !== null && !isReasonMissing) {
      kept.clear();
      onEnd({ outcome, reason: needsReason ? reason.trim() : null });
      return;
    }
    setRefused(true);
    (outcome === null ? first : text).current?.focus();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('unattended.title', { client })}
      actions={(close) => (
        <>
          <Button variant="secondary" onPress={close}>
            {t('end.confirm.stay')}
          </Button>
          <Button variant="danger" onPress={submit}>
            {t('end.action')}
          </Button>
        </>
      )}
    >
      <Stack gap="x3">
        <RadioGroup
          ref={first}
          label={t('unattended.question')}
          name="outcome"
          isRequired
          value={outcome}
          onChange={(next) => setOutcome(next as EndOutcome)}
          options={unattendedOutcomes(startsAt, now).map((id) => ({
            id,
            label: t(`unattended.${id}`),
            description: t(`unattended.${id}.effect`),
          }))}
          errorMessage={wasRefused && outcome === null ? t('unattended.missing') : undefined}
        />
        {needsReason && (
          <>
            <KeptNotice {...kept} onDiscard={kept.clear} />
            <TextArea
              ref={text}
              label={t(`unattended.${outcome}.reason`)}
              name="reason"
              isRequired
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={setReason}
              errorMessage={wasRefused && isReasonMissing ? t('unattended.reason.missing') : undefined}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
