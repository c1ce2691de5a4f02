import { isApiError } from '@sakina/platform/client';
import { listConversations, listMessages, messageLimits, sendMessage } from '@sakina/platform/contract';
import type { Conversation } from '@sakina/platform/contract';
import { useDraft, useInvalidate, useQueuedAction } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { readKeptText } from '../kept-text.ts';
import { useThreadText } from './messages/index.ts';
import { otherName } from './other-name.ts';

/** After these the conversation is not as it was read: the page reads it again and says so. */
const CHANGED = new Set(['CARE_ENDED', 'CONVERSATION_BLOCKED', 'NOT_IN_CARE']);

/** The state of a field to write in a conversation. */
export type Compose = ReturnType<typeof useCompose>;

/** The state of the field to write to the other side. What is typed is kept sealed until it is sent (SEC-15). */
export function useCompose({ side, client, provider }: Conversation) {
  const t = useThreadText();
  const invalidate = useInvalidate();
  const send = useQueuedAction(sendMessage);
  const [text, setText] = useState('');
  const [wasTried, setTried] = useState(false);
  useDraft(`message:${side === 'CLIENT' ? provider.id : client.id}`, {
    value: useMemo(() => (text.trim() === '' ? null : { text }), [text]),
    onRestore: (kept) => setText(readKeptText(kept)),
  });
  const recipient = side === 'CLIENT' ? { providerId: provider.id } : { clientId: client.id };
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > messageLimits.text;
  const problem = isEmpty
    ? wasTried
      ? t('compose.missing')
      : undefined
    : isTooLong
      ? t('compose.tooLong')
      : undefined;

  /** Sends what is typed. @returns what became of it, with the words; null where nothing was sent. */
  async function submit() {
    setTried(true);
    const words = text.trim();
    if (isEmpty || isTooLong) return null;
    try {
      const sending = await send.run({ body: { ...recipient, text: words } });
      // What was typed meanwhile is the next message.
      setText((current) => (current === text ? '' : current));
      setTried(false);
      return { sending, words };
    } catch (error) {
      // Told of above the field, which keeps what was typed.
      if (!isApiError(error)) throw error;
      if (CHANGED.has(error.code)) await invalidate(listMessages, listConversations);
      return null;
    }
  }
  return { side, name: otherName({ side, client, provider }), text, setText, problem, error: send.error, submit };
}
