import { Form, FormActions, Stack, SubmitButton, Text, TextArea, useToast } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { ErrorNotice } from '../../../shared/index.ts';
import { MESSAGE_LIMIT, useCompose, useThreadText } from '../../../shared/messages-thread/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';

/** The field to answer a client. What is typed is kept sealed until it is sent (SEC-15). */
export function Compose({ conversation: { client, away } }: { conversation: Conversation }) {
  const t = useProviderMessagesText();
  const thread = useThreadText();
  const toast = useToast();
  const { text, setText, problem, error, submit } = useCompose({ clientId: client.id }, `message:${client.id}`);
  const name = client.displayName;

  async function send() {
    const sent = await submit();
    if (sent && !sent.sending.isWaiting) toast({ tone: 'success', title: thread('compose.sent') });
  }
  return (
    <Form onSubmit={send} errorFocus="field" errors={problem ? [{ name: 'text', message: problem }] : []}>
      <Stack gap="x2">
        <ErrorNotice error={error} />
        {away && <Text size="sm">{t('compose.away', { name })}</Text>}
        <TextArea
          name="text"
          label={t('compose.label', { name })}
          description={t('compose.help', { name })}
          hasOptionalMark={false}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          errorMessage={problem}
          value={text}
          onChange={setText}
        />
      </Stack>
      <FormActions isSticky>
        <SubmitButton>{thread('compose.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
