import { Badge, paneItemStyle, PaneRow } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import styled from 'styled-components';
import { ConversationBadges, LastMessage, LastMessageTime } from '../../../shared/messages-thread/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';
import type { Need } from '../model/need.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Root = styled.li`${paneItemStyle}`;
export interface ConversationRowProps {
  /** The conversation that it is about. */
  conversation: Conversation;
  need: Need;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with the id of what is opened; null closes it. */
  onSelect: (id: string | null) => void;
}

/** A conversation of the list: with whom, what it asks, the last words and when. */
export function ConversationRow({ conversation, need, isOpen, onSelect }: ConversationRowProps) {
  const t = useProviderMessagesText();
  const { id, client } = conversation;
  return (
    <Root data-open={isOpen || undefined}>
      <PaneRow
        person={client.displayName}
        name={
          <PlaceLink to={id} onSelect={onSelect} aria-current={isOpen ? 'true' : undefined} data-opens={id}>
            <bdi>{client.displayName}</bdi>
          </PlaceLink>
        }
        badge={need !== 'none' && <Badge tone={need === 'danger' ? 'danger' : 'warning'}>{t(`need.${need}`)}</Badge>}
        meta={<LastMessage conversation={conversation} size="xs" />}
      >
        <LastMessageTime conversation={conversation} />
        <ConversationBadges conversation={conversation} />
      </PaneRow>
    </Root>
  );
}
