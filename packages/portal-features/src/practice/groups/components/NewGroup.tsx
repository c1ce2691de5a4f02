import {
  Button,
  Form,
  FormActions,
  Heading,
  MoneyField,
  RadioGroup,
  Select,
  Stack,
  SubmitButton,
  useToast,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createGroupSession, groupAudience, groupTopic } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  FormField,
  KeptNotice,
  problemsIn,
  RefusalNotice,
  showRefusals,
  useKeptForm,
} from '../../../shared/form/index.ts';
import {
  MeetingAbout,
  MeetingLanguage,
  MeetingLength,
  meetingRefusal,
  MeetingStart,
} from '../../../shared/meeting/index.ts';
import { useOwnZone } from '../api/use-own-zone.ts';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS, NEW_GROUP, newGroupOf } from '../model/group-fields.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const timeZone = useOwnZone();
  const create = useAction(createGroupSession);
  const form = useGroupForm(NEW_GROUP, { timeZone });
  const { control } = form;
  const kept = useKeptForm(form, 'group:new');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

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
    <Stack as="article" gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('new.title')}
      </Heading>
      <FormProvider {...form}>
        <Form
          onSubmit={(event) => form.handleSubmit(save)(event)}
          errors={problemsIn(form.formState.errors)}
          headingLevel={3}
        >
          <Stack gap="x3">
            <KeptNotice {...kept} onDiscard={kept.forget} />
            <RefusalNotice
              form={form}
              error={meetingRefusal(create.error)}
              problem={<SaveProblem error={create.error} timeZone={timeZone} />}
            />
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
            <MeetingLength minutes={LIMITS.minutes} />
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
                  max={LIMITS.price}
                />
              )}
            </FormField>
            <FormActions>
              <Button variant="secondary" onPress={() => onSelect({})}>
                {t('cancel')}
              </Button>
              <SubmitButton>{t('new.submit')}</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </FormProvider>
    </Stack>
  );
}
