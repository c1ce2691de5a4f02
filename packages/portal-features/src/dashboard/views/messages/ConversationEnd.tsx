import { Banner, Button, ButtonLink, ConfirmDialog, Stack, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Conversation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { ErrorNotice, useErrorText } from '../../../shared/index.ts';
import { useUpdateConversation } from '../../api/use-update-conversation.ts';
import { Compose } from './Compose.tsx';
import { useMessagesText } from './messages/index.ts';

export interface ConversationEndProps {
  conversation: Conversation;
  /** Called when it was closed or opened and has been read again. */
  onStateChanged: () => void;
}

/** The lower end of a conversation: the field to write, or why nothing can be written. */
export function ConversationEnd({ conversation, onStateChanged }: ConversationEndProps) {
  const t = useMessagesText();
  const format = useFormat();
  const errorText = useErrorText();
  const toast = useToast();
  const update = useUpdateConversation();
  const [isAsking, setAsking] = useState(false);
  const { id, provider, state, isBlockedByMe, away } = conversation;
  const name = provider.displayName;

  async function setBlocked(isBlocked: boolean) {
    try {
      await update.run({ params: { id }, body: { isBlocked } });
      setAsking(false);
      onStateChanged();
      toast({ tone: 'success', title: t(isBlocked ? 'close.done' : 'close.opened') });
    } catch (error) {
      // Told of where it was pressed.
      if (!isApiError(error)) throw error;
    }
  }
  if (state === 'CARE_ENDED') {
    return (
      <Banner
        urgency="none"
        title={t('ended.title')}
        actions={
          <ButtonLink variant="secondary" href={paths.booking(provider.id)}>
            {t('ended.action')}
          </ButtonLink>
        }
      >
        {t('ended.body', { name })}
      </Banner>
    );
  }
  if (state === 'BLOCKED') {
    return (
      <Stack gap="x2">
        <ErrorNotice error={update.error} />
        <Banner
          urgency="none"
          title={t('closed.title')}
          actions={
            isBlockedByMe && (
              <Button variant="secondary" isPending={update.isRunning} onPress={() => void setBlocked(false)}>
                {t('closed.open')}
              </Button>
            )
          }
        >
          {t(isBlockedByMe ? 'closed.byMe' : 'closed.body', { name })}
        </Banner>
      </Stack>
    );
  }
  return (
    <Stack gap="x3">
      {away && (
        <Banner urgency="none" title={t('away.title', { name })}>
          <Text dir="auto" size="sm">
            {away.text}
          </Text>
          {away.until && <Text size="sm">{t('away.until', { day: format.date(away.until) })}</Text>}
        </Banner>
      )}
      <Compose conversation={conversation} />
      <div>
        <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
          {t('close.action')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('close.title', { name })}
        confirmLabel={t('close.confirm')}
        cancelLabel={t('close.keep')}
        isBusy={update.isRunning}
        failure={update.error && errorText(update.error).title}
        onConfirm={() => void setBlocked(true)}
      >
        {t('close.body')}
      </ConfirmDialog>
    </Stack>
  );
}
