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
import { isApiError } from '@sakina/platform/client';
import type { Conversation } from '@sakina/platform/contract';
import { listConversations, listMessages, sendMessage } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useDraft, useInvalidate, useSent } from '@sakina/platform/react';
import { useCallback, useMemo, useState } from 'react';
import { ErrorNotice, HelpNow } from '../../../shared/index.ts';
import { useSendMessage } from '../../api/use-send-message.ts';
import { readKeptText } from '../../model/keep-notes.ts';
import { useMessagesText } from './messages/index.ts';

const LIMIT = 4000;
/** After these the conversation is not as it was read: the page reads it again and says so. */
const CHANGED = new Set(['CARE_ENDED', 'CONVERSATION_BLOCKED', 'NOT_IN_CARE']);

/** The field to write to a provider. What is typed is kept sealed until it is sent (SEC-15); words of crisis open help at once. */
export function Compose({ conversation }: { conversation: Conversation }) {
  const t = useMessagesText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const send = useSendMessage();
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  const [help, setHelp] = useState<'closed' | 'asked' | 'crisis' | 'crisis-waiting'>('closed');
  const { provider } = conversation;
  const name = provider.displayName;
  useDraft(`message:${provider.id}`, {
    value: useMemo(() => (text.trim() === '' ? null : { text }), [text]),
    onRestore: (kept) => setText(readKeptText(kept)),
  });

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

  const problem =
    text.trim() === ''
      ? wasTried
        ? t('compose.missing')
        : undefined
      : text.length > LIMIT
        ? t('compose.tooLong')
        : undefined;

  async function submit() {
    setTried(true);
    const words = text.trim();
    if (words === '' || text.length > LIMIT) return;
    try {
      const sending = await send.run({ body: { providerId: provider.id, text: words } });
      setText('');
      setTried(false);
      // No server has read what waits, and help must not wait with it.
      if (sending.isWaiting) setHelp(speaksOfCrisis(words) ? 'crisis-waiting' : 'closed');
      else if (sending.answer.crisisHelp) setHelp('crisis');
      else toast({ tone: 'success', title: t('compose.sent') });
    } catch (error) {
      // Told of above the field, which keeps what was typed.
      if (!isApiError(error)) throw error;
      if (CHANGED.has(error.code)) await invalidate(listMessages, listConversations);
    }
  }
  return (
    <Stack gap="x2">
      <VisuallyHidden as="div" role="status">
        {isCrisis ? t(help === 'crisis' ? 'compose.crisisHeard' : 'compose.crisisWaiting') : ''}
      </VisuallyHidden>
      {isCrisis && <HelpNow>{t('compose.crisis', { name })}</HelpNow>}
      <Form onSubmit={submit} errorFocus="field" errors={problem ? [{ name: 'text', message: problem }] : []}>
        <ErrorNotice error={send.error} />
        <TextArea
          name="text"
          label={t('compose.label', { name })}
          description={t('compose.help', { name })}
          hasOptionalMark={false}
          rows={3}
          maxLength={LIMIT}
          errorMessage={problem}
          value={text}
          onChange={setText}
        />
        <FormActions isSticky>
          <SubmitButton>{t('compose.send')}</SubmitButton>
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
