import {
  Button,
  Form,
  FormActions,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  useToast,
  VisuallyHidden,
} from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { sendMessage } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useSent } from '@sakina/platform/react';
import { useCallback, useState } from 'react';
import { ErrorNotice, HelpBeside, HelpNow } from '../../../../shared/index.ts';
import { MESSAGE_LIMIT, useCompose, useThreadText } from '../../../../shared/messages-thread/index.ts';
import { useReadersText } from '../../../../shared/readers/index.ts';
import { useMessagesText } from './messages/index.ts';

/**
 * The field to write to a provider. What is typed is kept sealed until it is sent (SEC-15); words of crisis open help
 * at once.
 */
export function Compose({ conversation }: { conversation: Conversation }) {
  const t = useMessagesText();
  const readers = useReadersText();
  const thread = useThreadText();
  const toast = useToast();
  const [help, setHelp] = useState<'closed' | 'asked' | 'crisis' | 'crisis-waiting'>('closed');
  const { provider } = conversation;
  const name = provider.displayName;
  const compose = useCompose({ providerId: provider.id }, `message:${provider.id}`);

  useSent(
    sendMessage,
    useCallback(
      ({ body }, answer) => {
        if (body.providerId === provider.id && answer?.crisisHelp) setHelp('crisis');
      },
      [provider.id],
    ),
  );
  const isCrisis = help === 'crisis' || help === 'crisis-waiting';

  async function submit() {
    const sent = await compose.submit();
    if (!sent) return;
    const { sending, words } = sent;
    // No server has read what waits, and help must not wait with it.
    if (sending.isWaiting) setHelp(speaksOfCrisis(words) ? 'crisis-waiting' : 'closed');
    else if (sending.answer.crisisHelp) setHelp('crisis');
    else toast({ tone: 'success', title: thread('compose.sent') });
  }
  return (
    <Stack gap="x2">
      <VisuallyHidden as="div" role="status">
        {isCrisis ? t(help === 'crisis' ? 'compose.crisisHeard' : 'compose.crisisWaiting') : ''}
      </VisuallyHidden>
      {isCrisis && <HelpNow>{t(help === 'crisis' ? 'compose.crisis' : 'compose.crisisUnsent', { name })}</HelpNow>}
      <Form
        onSubmit={submit}
        errorFocus="field"
        errors={compose.problem ? [{ name: 'text', message: compose.problem }] : []}
      >
        <ErrorNotice error={compose.error} />
        <TextArea
          name="text"
          label={t('compose.label', { name })}
          description={t('compose.help', { readers: readers('messages') })}
          hasOptionalMark={false}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          errorMessage={compose.problem}
          value={compose.text}
          onChange={compose.setText}
        />
        <HelpBeside titleLevel={2} text={compose.text} isShownElsewhere={help !== 'closed'} />
        <FormActions isSticky>
          <SubmitButton>{thread('compose.send')}</SubmitButton>
        </FormActions>
      </Form>
      <Stack gap="x1" align="start">
        <Text size="sm" tone="muted" measure>
          {t('compose.emergency')}
        </Text>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={help === 'asked'}
          onPress={() => setHelp(help === 'asked' ? 'closed' : 'asked')}
        >
          {t(help === 'asked' ? 'compose.emergencyHide' : 'compose.emergencyShow')}
        </Button>
      </Stack>
      {help === 'asked' && <HelpNow />}
    </Stack>
  );
}
