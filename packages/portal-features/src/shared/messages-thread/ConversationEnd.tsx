import { Banner, Button, ConfirmDialog, Stack, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Conversation } from '@sakina/platform/contract';
import { updateConversation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useErrorText } from '../error-text.ts';
import { useThreadText } from './messages/index.ts';
import { otherName } from './other-name.ts';

export interface ConversationEndProps {
  /** The conversation that it is about. */
  conversation: Conversation;
  /** Takes the focus once it was closed or opened, because what was pressed goes with the state. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Stands there once the care has ended. */
  ended: ReactNode;
  /** The field to write. */
  children: ReactNode;
}

/** The lower end of a conversation: the field to write, or why nothing can be written. */
export function ConversationEnd({ conversation, heading, ended, children }: ConversationEndProps) {
  const t = useThreadText();
  const errorText = useErrorText();
  const toast = useToast();
  const update = useAction(updateConversation);
  const [isAsking, setAsking] = useState(false);
  const [changes, setChanges] = useState(0);
  const { id, state, isBlockedByMe } = conversation;
  const name = otherName(conversation);
  useEffect(() => {
    if (changes > 0) queueMicrotask(() => heading.current?.focus());
  }, [changes, heading]);

  async function setBlocked(isBlocked: boolean) {
    try {
      await update.run({ params: { id }, body: { isBlocked } });
      setAsking(false);
      setChanges((count) => count + 1);
      toast({ tone: 'success', title: t(isBlocked ? 'close.done' : 'close.opened') });
    } catch (error) {
      // Told of where it was pressed.
      if (!isApiError(error)) throw error;
    }
  }
  if (state === 'CARE_ENDED') return ended;
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
      {children}
      <div>
        <Button variant="quiet" size="small" isFlush onPress={() => setAsking(true)}>
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
