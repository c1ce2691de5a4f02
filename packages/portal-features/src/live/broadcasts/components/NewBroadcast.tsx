import { useToast } from '@sakina/design-system';
import { createBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { KeptNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import { meetingRefusal } from '../../../shared/meeting/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { newBroadcastOf } from '../model/broadcast-fields.ts';
import { BroadcastForm } from './BroadcastForm.tsx';
import { useBroadcastForm } from './use-broadcast-form.ts';

export interface NewBroadcastProps {
  /** The host’s zone. */
  timeZone: string;
  /** Called once it is announced, or the form is left. */
  onClose: () => void;
}

/** Announces a broadcast (CLOUD-75). */
export function NewBroadcast({ timeZone, onClose }: NewBroadcastProps) {
  const t = useBroadcastsText();
  const toast = useToast();
  const create = useAction(createBroadcast);
  const form = useBroadcastForm(timeZone);
  const kept = useKeptForm(form, 'broadcast:new');
  const submit = useSubmit(form, {
    kept,
    errorFocus: 'form',
    refusalOf: meetingRefusal,
    send: async (fields) => {
      const body = newBroadcastOf(fields, timeZone);
      return body !== null && create.run({ body });
    },
    onSent: ({ title }) => {
      toast({ tone: 'success', title: t('new.done', { title }) });
      onClose();
    },
  });
  return (
    <BroadcastForm
      form={form}
      timeZone={timeZone}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      notice={<KeptNotice {...kept} onDiscard={kept.forget} />}
      error={create.error}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
