import { Text, useToast } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { ComposeForm, useCompose, useThreadText } from '../../../shared/messages-thread/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';

/** The field to answer a client. What is typed is kept sealed until it is sent (SEC-15). */
export function Compose({ conversation }: { conversation: Conversation }) {
  const t = useProviderMessagesText();
  const thread = useThreadText();
  const toast = useToast();
  const compose = useCompose(conversation);
  const { name } = compose;

  async function submit() {
    const sent = await compose.submit();
    if (sent && !sent.sending.isWaiting) toast({ tone: 'success', title: thread('compose.sent') });
  }
  return (
    <ComposeForm
      compose={compose}
      description={t('compose.help', { name })}
      onSubmit={submit}
      note={conversation.away && <Text size="sm">{t('compose.away', { name })}</Text>}
    />
  );
}
