import { MoneyField, RadioGroup, Select, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import {
  createGroupSession,
  getProviderProfile,
  groupAudience,
  groupLimits,
  groupTopic,
} from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useAction, useFormat, useOperation, useUser } from '@sakina/platform/react';
import { FormField, KeptNotice, showRefusals, useKeptForm } from '../../../shared/form/index.ts';
import {
  MeetingAbout,
  MeetingForm,
  MeetingLanguage,
  MeetingLength,
  meetingRefusal,
  MeetingStart,
} from '../../../shared/meeting/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { NEW_GROUP, newGroupOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import type { GroupsSelection } from '../model/selection.ts';
import { CapacityField } from './CapacityField.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useGroupForm } from './use-group-form.ts';

/** Announces a group, once or as a series, with each of its dates before any is made (CALL-46). */
export function NewGroup({ onSelect }: { onSelect: (to: GroupsSelection) => void }) {
  const t = useGroupsText();
  const toast = useToast();
  const format = useFormat();
  // An administrator who looks in has no practice of their own to read (ROLE-4).
  const { data: profile } = useOperation(getProviderProfile, hasProviderStatus(useUser()) ? {} : null);
  const timeZone = profile?.timeZone ?? format.timeZone;
  const create = useAction(createGroupSession);
  const form = useGroupForm(NEW_GROUP, { timeZone });
  const { control } = form;
  const kept = useKeptForm(form, 'group:new');

  async function save(fields: GroupFields) {
    const body = newGroupOf(fields, timeZone);
    if (body === null) return;
    try {
      const first = await create.run({ body });
      kept.forget();
      toast({ tone: 'success', title: t('new.done', { title: first.title, count: first.series?.occurrences ?? 1 }) });
      onSelect({ groupId: first.id });
    } catch (error) {
      // Told of above the fields or at one of them; what was typed stays.
      if (!isApiError(error)) throw error;
      showRefusals(meetingRefusal(error), form, { shouldFocus: false });
    }
  }
  return (
    <MeetingForm
      form={form}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      cancelLabel={t('cancel')}
      notice={<KeptNotice {...kept} onDiscard={kept.forget} />}
      error={create.error}
      problem={<SaveProblem error={create.error} timeZone={timeZone} />}
      onSubmit={(event) => form.handleSubmit(save)(event)}
      onCancel={() => onSelect({})}
    >
      <MeetingAbout descriptionHelp={t('field.description.help')} />
      <FormField control={control} name="topic">
        {(field) => (
          <Select
            {...field}
            label={t('field.topic')}
            isRequired
            options={groupTopic.options.map((id) => ({ id, label: t(`topic.${id}`) }))}
          />
        )}
      </FormField>
      <MeetingLanguage />
      <FormField control={control} name="audience">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('field.audience')}
            description={t('field.audience.help')}
            hasOptionalMark={false}
            options={groupAudience.options.map((id) => ({ id, label: t(`audience.${id}`) }))}
          />
        )}
      </FormField>
      <MeetingStart timeZone={timeZone} />
      <MeetingLength minutes={groupLimits.minutes} />
      <RepeatFields timeZone={timeZone} />
      <CapacityField help={t('field.capacity.help')} />
      <FormField control={control} name="price">
        {(field) => (
          <MoneyField
            {...field}
            label={t('field.price')}
            description={t('field.price.help')}
            isRequired
            currency="USD"
            max={groupLimits.price}
          />
        )}
      </FormField>
    </MeetingForm>
  );
}
