import { Button, Form, FormActions, Heading, RadioGroup, Stack, SubmitButton, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getGroupSession } from '@sakina/platform/contract';
import type { GroupScope, HostedGroupSession } from '@sakina/platform/contract';
import { useClient, useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useUpdateGroup } from '../api/use-update-group.ts';
import { useGroupsText } from '../messages/index.ts';
import { changesOf, fieldsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { reachedBy, scopesOf } from '../model/group-state.ts';
import { AboutFields } from './AboutFields.tsx';
import { CapacityField } from './CapacityField.tsx';
import { EditConflict } from './EditConflict.tsx';
import { EditEffects } from './EditEffects.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useGroupForm } from './use-group-form.ts';

export interface EditGroupProps {
  group: HostedGroupSession;
  /** All meetings of the provider. */
  groups: readonly HostedGroupSession[];
  /** Called when it is saved, or left. */
  onDone: () => void;
}

/** Changes a meeting, or by scope others of its series. A save over another's change shows both and replaces neither by itself. */
export function EditGroup({ group: opened, groups, onDone }: EditGroupProps) {
  const t = useGroupsText();
  const toast = useToast();
  const client = useClient();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<HostedGroupSession>();
  const [scope, setScope] = useState<GroupScope>('THIS');
  const scopes = scopesOf(groups, base, now);
  const reached = reachedBy(groups, base, scope, now);
  const taken = Math.max(0, ...reached.map(({ joinedCount }) => joinedCount));
  const form = useGroupForm(fieldsOf(base), { timeZone: base.timeZone, taken });
  const update = useUpdateGroup();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(on: HostedGroupSession = base) {
    if (!form.check()) return;
    const changes = changesOf(form.fields, on);
    if (Object.keys(changes).length === 0) return onDone();
    try {
      await update.run({
        params: { id: on.id },
        body: { ...changes, version: on.version, ...(scope !== 'THIS' && { scope }) },
      });
      toast({ tone: 'success', title: t('edit.done', { count: reached.length }) });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isApiError(error, 'VERSION_CONFLICT')) return form.refuse(error);
      const { participants } = on;
      setTheirs({ ...(await client.call(getGroupSession, { params: { id: on.id } })), participants });
    }
  }
  function take(meeting: HostedGroupSession, fields: GroupFields) {
    setBase(meeting);
    setTheirs(undefined);
    update.reset();
    form.restart(fields);
  }
  return (
    <Stack as="article" gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('edit.title')}
      </Heading>
      <Form onSubmit={() => save()} errors={form.problems} headingLevel={3}>
        <Stack gap="x3">
          <SaveProblem error={update.error} timeZone={base.timeZone} />
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
          <AboutFields form={form} />
          <TimeFields form={form} timeZone={base.timeZone} />
          <CapacityField form={form} help={t('field.capacity.edit', { taken })} />
          <EditEffects base={base} reached={reached} fields={form.fields} />
          <FormActions>
            <SubmitButton>{t('edit.save')}</SubmitButton>
            <Button variant="secondary" onPress={onDone}>
              {t('cancel')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {theirs && (
        <EditConflict
          mine={form.fields}
          theirs={theirs}
          onClose={() => setTheirs(undefined)}
          onKeepMine={() => {
            take(theirs, form.fields);
            void save(theirs);
          }}
          onTakeTheirs={() => take(theirs, fieldsOf(theirs))}
        />
      )}
    </Stack>
  );
}
