import { Banner, ButtonLink, Text } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { ConversationEnd } from '../../../../shared/messages-thread/index.ts';
import { Compose } from './Compose.tsx';
import { useMessagesText } from './messages/index.ts';

export interface OwnEndProps {
  conversation: Conversation;
  /** Called when it was closed or opened and has been read again. */
  onStateChanged: () => void;
}

/**
 * The lower end of a client’s conversation: the provider’s away note and the field to write, or why nothing can be
 * written.
 */
export function OwnEnd({ conversation, onStateChanged }: OwnEndProps) {
  const t = useMessagesText();
  const format = useFormat();
  const { provider, away } = conversation;
  const name = provider.displayName;
  return (
    <ConversationEnd
      conversation={conversation}
      onStateChanged={onStateChanged}
      ended={
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
      }
    >
      {away && (
        <Banner urgency="none" title={t('away.title', { name })}>
          <Text dir="auto" size="sm">
            {away.text}
          </Text>
          {away.until && <Text size="sm">{t('away.until', { day: format.date(away.until) })}</Text>}
        </Banner>
      )}
      <Compose conversation={conversation} />
    </ConversationEnd>
  );
}
