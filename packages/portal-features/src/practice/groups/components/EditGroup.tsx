import { RadioGroup, useToast } from '@sakina/design-system';
import { getGroupSession, groupLimits, updateGroupSession } from '@sakina/platform/contract';
import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { useAction, useClient, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isSameTyped, KeptNotice, useKeptChange, useVersionedSubmit } from '../../../shared/form/index.ts';
import {
  MeetingAbout,
  MeetingForm,
  MeetingLength,
  meetingRefusal,
  MeetingStart,
} from '../../../shared/meeting/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { changesOf, fieldsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { reachedBy, scopesOf } from '../model/group-state.ts';
import { CapacityField } from './CapacityField.tsx';
import { EditConflict } from './EditConflict.tsx';
import { EditEffects } from './EditEffects.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useGroupForm } from './use-group-form.ts';

export interface EditGroupProps {
  /** The meeting that it is about, as its host sees it. */
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Called when it is saved, or left. */
  onDone: () => void;
}

/**
 * Changes a meeting, or by scope others of its series. Another window's change is merged, and what both changed is
 * asked about (SEC-16); what is typed is kept until it is saved or left (SEC-15).
 */
export function EditGroup({ group: opened, groups, onDone }: EditGroupProps) {
  const t = useGroupsText();
  const toast = useToast();
  const client = useClient();
  const now = useNow();
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [base, setBase] = useState(opened);
  const [scope, setScope] = useState<GroupScope>('THIS');
  const scopes = scopesOf(groups, base, now);
  const reached = reachedBy(groups, base, scope, now);
  const taken = Math.max(0, ...reached.map(({ joinedCount }) => joinedCount));
  const form = useGroupForm(fieldsOf(base), { timeZone: base.timeZone, taken });
  const fields = useWatch({ control: form.control }) as GroupFields;
  const update = useAction(updateGroupSession);
  const isChanged = !isSameTyped(fields, fieldsOf(base));
  const unsaved = useKeptChange(`group:${base.id}`, {
    base,
    form: fields,
    isChanged,
    restore: (kept) => {
      setBase(kept.base);
      form.reset(kept.form);
    },
  });
  const save = useVersionedSubmit(form, {
    base,
    onBase: setBase,
    read: async ({ participants }) => ({
      ...(await client.call(getGroupSession, { params: { id: base.id } })),
      participants,
    }),
    formOf: fieldsOf,
    errorFocus: 'form',
    refusalOf: meetingRefusal,
    send: async (typed, on) => {
      const changes = changesOf(typed, on);
      if (Object.keys(changes).length === 0) return null;
      const body = { ...changes, version: on.version, ...(scope !== 'THIS' && { scope }) };
      return update.run({ params: { id: on.id }, body });
    },
    onAgain: update.reset,
    onSent: (saved) => {
      if (saved) toast({ tone: 'success', title: t('edit.done', { count: reached.length }) });
      unsaved.forget();
      onDone();
    },
  });
  return (
    <>
      <MeetingForm
        form={form}
        title={t('edit.title')}
        submitLabel={t('edit.save')}
        cancelLabel={t('cancel')}
        notice={
          <KeptNotice
            {...unsaved}
            onDiscard={() => {
              setBase(opened);
              form.reset(fieldsOf(opened));
            }}
          />
        }
        error={update.error}
        problem={<SaveProblem error={update.error} timeZone={base.timeZone} />}
        onSubmit={save.submit}
        onCancel={onDone}
      >
        {scopes.length > 1 && (
          <RadioGroup
            label={t('scope')}
            description={t('scope.help')}
            hasOptionalMark={false}
            options={scopes.map((id) => ({ id, label: t(`scope.${id}`) }))}
            value={scope}
            onChange={(id) => setScope(scopes.find((one) => one === id) ?? 'THIS')}
          />
        )}
        <MeetingAbout descriptionHelp={t('field.description.help')} />
        <MeetingStart timeZone={base.timeZone} />
        <MeetingLength minutes={groupLimits.minutes} />
        <CapacityField help={t('field.capacity.edit', { taken })} />
        <EditEffects base={base} reached={reached} fields={fields} />
      </MeetingForm>
      {save.conflict && (
        <EditConflict
          conflict={save.conflict}
          timeZone={base.timeZone}
          onResolve={save.resolve}
          onClose={save.closeConflict}
        />
      )}
    </>
  );
}
