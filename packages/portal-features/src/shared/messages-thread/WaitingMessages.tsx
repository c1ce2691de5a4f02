import { sendMessage } from '@sakina/platform/contract';
import type { Conversation } from '@sakina/platform/contract';
import { useWaitingWrites } from '@sakina/platform/react';
import { WaitingRows } from '../waiting/index.ts';
import { useThreadText } from './messages/index.ts';

/** What was written without a connection, below what was said: the next words of the conversation (SEC-17). */
export function WaitingMessages({ conversation: { side, client, provider } }: { conversation: Conversation }) {
  const t = useThreadText();
  const { items, discard, retry } = useWaitingWrites(sendMessage);
  const rows = items
    .filter(({ input: { body } }) =>
      side === 'CLIENT' ? body.providerId === provider.id : body.clientId === client.id,
    )
    .map(({ id, input, refusal }) => ({ id, words: input.body.text, refusal }));
  return <WaitingRows label={t('thread.waiting')} rows={rows} onDiscard={discard} onRetry={retry} align="end" />;
}
