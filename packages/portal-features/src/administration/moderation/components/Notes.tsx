import { Form, FormActions, Stack, SubmitButton, Text } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { addModeratorNote, communityLimits } from '@sakina/platform/contract';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

/** Notes between moderators. A note that could not be kept stays in its field. */
export function Notes({ entry: { id, notes } }: { entry: ModerationCaseDetail }) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const add = useAction(addModeratorNote);
  const form = useForm({ defaultValues: { text: '' } });
  const kept = useKeptReason(form, 'text', `moderation-note:${id}`);
  const submit = useSubmit(form, {
    kept,
    send: ({ text }) => add.run({ params: { id }, body: { text: text.trim() } }),
  });
  return (
    <Facts title={t('notes.title')}>
      {notes.length === 0 && <Text tone="muted">{t('notes.none')}</Text>}
      {notes.map((note) => (
        <Stack key={note.id} gap="half">
          <Text size="sm" tone="muted">
            {t('notes.by', { name: note.authorName, when: moment(note.createdAt) })}
          </Text>
          <Text dir="auto">{note.text}</Text>
        </Stack>
      ))}
      <Form onSubmit={submit} aria-label={t('notes.title')}>
        <RefusalNotice form={form} error={add.error} />
        <ReasonField
          form={form}
          name="text"
          kept={kept}
          label={t('notes.label')}
          description={t('notes.help')}
          rows={2}
          most={communityLimits.words}
          missing={t('notes.missing')}
        />
        <FormActions>
          <SubmitButton variant="secondary">{t('notes.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Facts>
  );
}
