import { RadioGroup } from '@sakina/design-system';
import { appointmentLimits } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useSessionText } from '../messages/index.ts';
import { unattendedOutcomes } from '../model/end-session.ts';
import type { EndAnswer, EndOutcome } from '../model/end-session.ts';

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
  const form = useForm<{ outcome: EndOutcome | null; reason: string }>({
    defaultValues: { outcome: null, reason: '' },
  });
  const { control } = form;
  const kept = useKeptReason(form, 'reason', `session-end:${appointmentId}`);
  const chosen = useWatch({ control, name: 'outcome' });
  const wantsReason = chosen === 'NOT_HELD' || chosen === 'HELD';
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('unattended.title', { client })}
      confirmLabel={t('end.action')}
      cancelLabel={t('end.confirm.stay')}
      tone="danger"
      error={undefined}
      onClose={() => onOpenChange(false)}
      send={({ outcome, reason }) =>
        Promise.resolve<EndAnswer>({ outcome, reason: wantsReason ? reason.trim() : null })
      }
      onSent={onEnd}
    >
      <FormField control={control} name="outcome" rules={{ required: t('unattended.missing') }}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('unattended.question')}
            isRequired
            options={unattendedOutcomes(startsAt, now).map((id) => ({
              id,
              label: t(`unattended.${id}`),
              description: t(`unattended.${id}.effect`),
            }))}
          />
        )}
      </FormField>
      {wantsReason && (
        <ReasonField
          form={form}
          name="reason"
          kept={kept}
          label={t(`unattended.${chosen}.reason`)}
          most={appointmentLimits.heldReason}
          missing={t('unattended.reason.missing')}
        />
      )}
    </FormDialog>
  );
}
