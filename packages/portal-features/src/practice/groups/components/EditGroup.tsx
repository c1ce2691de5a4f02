import { Button, Form, FormActions, Heading, RadioGroup, Stack, SubmitButton, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getGroupSession, updateGroupSession } from '@sakina/platform/contract';
import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { useAction, useClient, useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import {
  isSameTyped,
  KeptNotice,
  MOST_REBASES,
  problemsIn,
  RefusalNotice,
  showRefusals,
  useConflict,
  useKeptChange,
} from '../../../shared/form/index.ts';
import { MeetingAbout, MeetingLength, meetingRefusal, MeetingStart } from '../../../shared/meeting/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { changesOf, fieldsOf, LIMITS } from '../model/group-fields.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [base, setBase] = useState(opened);
  const [scope, setScope] = useState<GroupScope>('THIS');
  const scopes = scopesOf(groups, base, now);
  const reached = reachedBy(groups, base, scope, now);
  const taken = Math.max(0, ...reached.map(({ joinedCount }) => joinedCount));
  const form = useGroupForm(fieldsOf(base), { timeZone: base.timeZone, taken });
  const fields = useWatch({ control: form.control }) as GroupFields;
  const update = useAction(updateGroupSession);
  const conflicts = useConflict({
    read: async () => {
      const { participants } = base;
      return { ...(await client.call(getGroupSession, { params: { id: base.id } })), participants };
    },
    formOf: fieldsOf,
    isSame: isSameTyped,
  });
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
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(typed: GroupFields, on = base, rebases = MOST_REBASES): Promise<void> {
    const changes = changesOf(typed, on);
    if (Object.keys(changes).length === 0) return close();
    try {
      await update.run({
        params: { id: on.id },
        body: { ...changes, version: on.version, ...(scope !== 'THIS' && { scope }) },
      });
      toast({ tone: 'success', title: t('edit.done', { count: reached.length }) });
      close();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isApiError(error, 'VERSION_CONFLICT'))
        return showRefusals(meetingRefusal(error), form, { shouldFocus: false });
      const next = rebases > 0 ? await conflicts.meet(on, typed) : null;
      if (next) await goOn(next.on, next.form, rebases - 1);
    }
  }
  async function goOn(on: HostedGroupSession, typed: GroupFields, rebases = MOST_REBASES): Promise<void> {
    setBase(on);
    form.reset(typed);
    update.reset();
    await save(typed, on, rebases);
  }
  function resolve(choice: 'mine' | 'theirs') {
    const next = conflicts.resolve(choice);
    if (next) void goOn(next.on, next.form);
  }
  function close() {
    unsaved.forget();
    onDone();
  }
  return (
    <Stack as="article" gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('edit.title')}
      </Heading>
      <FormProvider {...form}>
        <Form
          onSubmit={(event) => form.handleSubmit((typed) => save(typed))(event)}
          errors={problemsIn(form.formState.errors)}
          headingLevel={3}
        >
          <Stack gap="x3">
            <KeptNotice
              {...unsaved}
              onDiscard={() => {
                setBase(opened);
                form.reset(fieldsOf(opened));
              }}
            />
            <RefusalNotice
              form={form}
              error={meetingRefusal(update.error)}
              problem={<SaveProblem error={update.error} timeZone={base.timeZone} />}
            />
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
            <MeetingLength minutes={LIMITS.minutes} />
            <CapacityField help={t('field.capacity.edit', { taken })} />
            <EditEffects base={base} reached={reached} fields={fields} />
            <FormActions>
              <Button variant="secondary" onPress={onDone}>
                {t('cancel')}
              </Button>
              <SubmitButton>{t('edit.save')}</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </FormProvider>
      {conflicts.conflict && (
        <EditConflict
          conflict={conflicts.conflict}
          timeZone={base.timeZone}
          onResolve={resolve}
          onClose={conflicts.close}
        />
      )}
    </Stack>
  );
}
