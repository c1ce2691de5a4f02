import { useToast } from '@sakina/design-system';
import { getBroadcast, updateBroadcast } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameTyped, KeptNotice, useKeptChange, useVersionedSubmit } from '../../../shared/form/index.ts';
import { meetingRefusal } from '../../../shared/meeting/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf, newBroadcastOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';
import { BroadcastConflict } from './BroadcastConflict.tsx';
import { BroadcastForm } from './BroadcastForm.tsx';
import { useBroadcastForm } from './use-broadcast-form.ts';

export interface EditBroadcastProps {
  /** The broadcast that is changed. */
  broadcast: Broadcast;
  /** The host’s zone. */
  timeZone: string;
  /** Called once it is changed, or the form is left. */
  onClose: () => void;
}

/**
 * Changes a broadcast (CLOUD-573). Another window’s change is merged, and what both changed is asked about (SEC-16).
 */
export function EditBroadcast({ broadcast: opened, timeZone, onClose }: EditBroadcastProps) {
  const t = useBroadcastsText();
  const toast = useToast();
  const client = useClient();
  const update = useAction(updateBroadcast);
  const formOf = (saved: Broadcast) => fieldsOf(saved, timeZone);
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [first] = useState(opened);
  const [base, setBase] = useState(opened);
  const form = useBroadcastForm(timeZone, first);
  const fields = useWatch({ control: form.control }) as BroadcastFields;
  const unsaved = useKeptChange(`broadcast:${first.id}`, {
    base,
    form: fields,
    isChanged: !isSameTyped(fields, formOf(first)),
    restore: (kept) => {
      setBase(kept.base);
      form.reset(kept.form);
    },
  });
  const save = useVersionedSubmit(form, {
    base,
    onBase: setBase,
    read: ({ id }) => client.call(getBroadcast, { params: { id } }),
    formOf,
    errorFocus: 'form',
    refusalOf: meetingRefusal,
    send: async (typed, on) => {
      const body = newBroadcastOf(typed, timeZone);
      return body && update.run({ params: { id: on.id }, body: { ...body, version: on.version } });
    },
    onAgain: update.reset,
    onSent: (saved) => {
      if (saved === null) return;
      unsaved.forget();
      toast({ tone: 'success', title: t('edit.done', { title: saved.title }) });
      onClose();
    },
  });
  return (
    <>
      <BroadcastForm
        form={form}
        timeZone={timeZone}
        title={t('edit.title')}
        submitLabel={t('edit.submit')}
        notice={
          <KeptNotice
            {...unsaved}
            onDiscard={() => {
              setBase(first);
              form.reset(formOf(first));
            }}
          />
        }
        error={save.conflict ? undefined : update.error}
        onSubmit={save.submit}
        onCancel={onClose}
      />
      {save.conflict && (
        <BroadcastConflict
          conflict={save.conflict}
          timeZone={timeZone}
          onResolve={save.resolve}
          onClose={save.closeConflict}
        />
      )}
    </>
  );
}
