import { Banner, ButtonLink, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { ConversationEnd } from '../../../../shared/messages-thread/index.ts';
import type { ConversationEndProps } from '../../../../shared/messages-thread/index.ts';
import { Compose } from './Compose.tsx';
import { useMessagesText } from './messages/index.ts';

export type OwnEndProps = Pick<ConversationEndProps, 'conversation' | 'heading'>;

/**
 * The lower end of a client’s conversation: the provider’s away note and the field to write, or why nothing can be
 * written.
 */
export function OwnEnd({ conversation, heading }: OwnEndProps) {
  const t = useMessagesText();
  const format = useFormat();
  const { provider, away } = conversation;
  const name = provider.displayName;
  return (
    <ConversationEnd
      conversation={conversation}
      heading={heading}
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
