import { Form, FormActions, Stack, SubmitButton, Text, TextArea } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { addModeratorNote, communityLimits } from '@sakina/platform/contract';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { Facts, usePlaceTime } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

/** Notes between moderators. A note that could not be kept stays in its field. */
export function Notes({ entry: { id, notes } }: { entry: ModerationCaseDetail }) {
  const t = useAdminModerationText();
  const moment = usePlaceTime();
  const add = useAction(addModeratorNote);
  const kept = useKeptText(`moderation-note:${id}`);
  const { text, set: setText } = kept;
  const [isChecked, setChecked] = useState(false);
  const message = isChecked && text.trim() === '' ? t('notes.missing') : undefined;

  async function send() {
    setChecked(true);
    if (text.trim() === '') return;
    try {
      await add.run({ params: { id }, body: { text: text.trim() } });
      kept.clear();
      setChecked(false);
    } catch {
      // The error is shown above the field.
    }
  }
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
      <Form
        onSubmit={send}
        errors={message ? [{ name: 'note', message }] : []}
        errorFocus="field"
        headingLevel={4}
        aria-label={t('notes.title')}
      >
        {add.error && <ErrorNotice error={add.error} />}
        <KeptNotice {...kept} onDiscard={kept.clear} />
        <TextArea
          label={t('notes.label')}
          description={t('notes.help')}
          name="note"
          rows={2}
          maxLength={communityLimits.words}
          hasOptionalMark={false}
          value={text}
          onChange={setText}
          errorMessage={message}
        />
        <FormActions>
          <SubmitButton variant="secondary">{t('notes.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Facts>
  );
}
