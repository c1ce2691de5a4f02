import { Avatar, Badge, below, Link, Text, theme } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import styled from 'styled-components';
import { avatarKind, useSharedText } from '../../../../shared/index.ts';
import { ConversationBadges, LastMessage, LastMessageTime } from '../../../../shared/messages-thread/index.ts';
import { pathTo } from '../../model/place.ts';
import { useMessagesText } from './messages/index.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x2};
  align-items: start;
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
`;
const Words = styled.div`
  display: grid;
  /* No wider than the row: the last words are cut in their line. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};
  min-inline-size: 0;
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.x1};
  & > a[data-variant] { min-block-size: 2rem; }
  & > :nth-child(3) { margin-inline-start: auto; }
  /* Names and times of any length, one below the other alike in every row. */
  @media ${below.sm} { & > :nth-child(3) { flex-basis: 100%; margin-inline-start: 0; } }
`;
/* The last words take what the badges leave; on a phone these go below. */
const News = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1h};
  & > :first-child { flex: 1 1 14rem; min-inline-size: 0; }
`;

/** A conversation in the list: with whom, the last words, and what has not been read. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useMessagesText();
  const shared = useSharedText();
  const { id, provider, state, away } = conversation;
  return (
    <Root>
      <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="md" />
      <Words>
        <Top>
          <Link variant="row" href={pathTo('messages', id)}>
            <bdi>{provider.displayName}</bdi>
          </Link>
          <Text as="span" size="xs" tone="muted">
            {shared(`kind.${provider.kind}`)}
          </Text>
          <LastMessageTime conversation={conversation} />
        </Top>
        <News>
          <LastMessage conversation={conversation} size="sm" />
          <ConversationBadges conversation={conversation} />
          {state === 'OPEN' && away && <Badge tone="info">{t('away')}</Badge>}
        </News>
      </Words>
    </Root>
  );
}
