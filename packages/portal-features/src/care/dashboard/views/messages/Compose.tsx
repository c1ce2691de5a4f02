import { Button, Stack, Text, useToast, VisuallyHidden } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { sendMessage } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useSent } from '@sakina/platform/react';
import { useCallback, useState } from 'react';
import { HelpNow } from '../../../../shared/index.ts';
import { ComposeForm, useCompose, useThreadText } from '../../../../shared/messages-thread/index.ts';
import { useReadersText } from '../../../../shared/readers/messages/index.ts';
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
  const compose = useCompose(conversation);
  const { name } = compose;

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
      <ComposeForm
        compose={compose}
        description={t('compose.help', { readers: readers('messages') })}
        onSubmit={submit}
        isHelpShown={help !== 'closed'}
      />
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
