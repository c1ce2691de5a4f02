import { sendMessage } from '@sakina/platform/contract';
import { useWaitingWrites } from '@sakina/platform/react';
import { WaitingRows } from '../../../shared/index.ts';
import { useMessagesText } from './messages/index.ts';

/** What was written to a provider without a connection, below what was said: the next words of the conversation (SEC-17). */
export function WaitingMessages({ providerId }: { providerId: string }) {
  const t = useMessagesText();
  const { items, discard, retry } = useWaitingWrites(sendMessage);
  const rows = items
    .filter(({ input }) => input.body.providerId === providerId)
    .map(({ id, input, refusal }) => ({ id, words: input.body.text, refusal }));
  return <WaitingRows label={t('thread.waiting')} rows={rows} onDiscard={discard} onRetry={retry} align="end" />;
}
