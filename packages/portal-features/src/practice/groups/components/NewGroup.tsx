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
import { KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { MeetingAbout, MeetingLanguage, MeetingLength, MeetingStart } from '../../../shared/meeting/index.ts';
import { useOwnZone } from '../api/use-own-zone.ts';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS, NEW_GROUP, newGroupOf } from '../model/group-fields.ts';
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
  const { fields, set, errorOf } = form;
  const unsaved = useKeptFields('group:new', form);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save() {
    const body = newGroupOf(fields, timeZone);
    if (!form.check() || body === null) return;
    try {
      const first = await create.run({ body });
      unsaved.forget();
      toast({ tone: 'success', title: t('new.done', { title: first.title, count: first.series?.occurrences ?? 1 }) });
      onSelect({ groupId: first.id });
    } catch (error) {
      // Told of above the fields or at one of them; what was typed stays.
      if (!isApiError(error)) throw error;
      form.refuse(error);
    }
  }
  return (
    <Stack as="article" gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('new.title')}
      </Heading>
      <Form onSubmit={save} errors={form.problems} headingLevel={3}>
        <Stack gap="x3">
          <KeptNotice {...unsaved} onDiscard={() => form.restart()} />
          <SaveProblem error={create.error} timeZone={timeZone} />
          <MeetingAbout form={form} descriptionHelp={t('field.description.help')} />
          <Select
            label={t('field.topic')}
            name="topic"
            isRequired
            options={groupTopic.options.map((id) => ({ id, label: t(`topic.${id}`) }))}
            value={fields.topic}
            onChange={(id) => set('topic')(groupTopic.options.find((topic) => topic === id) ?? '')}
            errorMessage={errorOf('topic')}
          />
          <MeetingLanguage form={form} />
          <RadioGroup
            label={t('field.audience')}
            description={t('field.audience.help')}
            hasOptionalMark={false}
            options={groupAudience.options.map((id) => ({ id, label: t(`audience.${id}`) }))}
            value={fields.audience}
            onChange={(id) => set('audience')(groupAudience.options.find((audience) => audience === id) ?? 'EVERYONE')}
          />
          <MeetingStart form={form} timeZone={timeZone} />
          <MeetingLength form={form} minutes={LIMITS.minutes} />
          <RepeatFields form={form} timeZone={timeZone} />
          <CapacityField form={form} help={t('field.capacity.help')} />
          <MoneyField
            label={t('field.price')}
            description={t('field.price.help')}
            name="price"
            isRequired
            currency="USD"
            max={LIMITS.price}
            value={fields.price}
            onChange={set('price')}
            errorMessage={errorOf('price')}
          />
          <FormActions>
            <Button variant="secondary" onPress={() => onSelect({})}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t('new.submit')}</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
    </Stack>
  );
}
