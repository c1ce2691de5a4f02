import { Banner, Button, ButtonLink, paneBackStyle, Stack, theme, up } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  ConversationEnd,
  MissingThread,
  ThreadContent,
  ThreadView,
  useMessages,
  useThreadText,
} from '../../../shared/messages-thread/index.ts';
import { DeskHead, DeskSheet } from '../../shared/desk/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';
import { Compose } from './Compose.tsx';
import { PlaceLink } from './PlaceLink.tsx';

export interface ThreadProps {
  id: string;
  /** The clients with an open safety alert. */
  alerted: ReadonlySet<string>;
  /** Called with the id of what is opened; null closes it. */
  onSelect: (id: string | null) => void;
  /** Puts the focus on the name when it appears, because the reader asked for it. */
  takesFocus: boolean;
}

const Back = styled(PlaceLink)`${paneBackStyle}`;
/* Beside the list the conversation scrolls by itself, so that its newest words and the field are there on arrival
   and the page stays where it is. */
const Pane = styled(Stack)`
  @media ${up.lg} { max-block-size: calc(100dvh - var(--frame-offset, 4rem) - 12rem); }
`;
const Scroll = styled.div`
  @media ${up.lg} {
    min-block-size: 14rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Room for focus rings, which the scrolling edge would cut. */
    margin: calc(-1 * ${theme.space.half});
    padding: ${theme.space.half};
  }
`;

/** One conversation with a client: what was written, and the field to answer. */
export function Thread({ id, alerted, onSelect, takesFocus }: ThreadProps) {
  const t = useProviderMessagesText();
  const thread = useThreadText();
  const { read, pages } = useMessages(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus();
  }, [isThere, takesFocus]);
  return (
    <DeskSheet
      back={
        <Back to={null} onSelect={onSelect}>
          <ArrowLeft aria-hidden />
          {t('thread.back')}
        </Back>
      }
    >
      <ThreadView read={read} missingAction={<ToList onSelect={onSelect} />}>
        {({ conversation }) => (
          <Pane gap="x2">
            <DeskHead
              person={conversation.client.displayName}
              title={thread('thread.title', { name: conversation.client.displayName })}
              titleRef={heading}
              acts={
                <ButtonLink
                  size="small"
                  variant="secondary"
                  href={paths.providerClients({ client: conversation.client.id })}
                >
                  {t('thread.record', { name: conversation.client.displayName })}
                </ButtonLink>
              }
            />
            {alerted.has(conversation.client.id) && <Danger conversation={conversation} />}
            <Scroll>
              <ThreadContent conversation={conversation} pages={pages} none={t('thread.none')}>
                <ConversationEnd
                  conversation={conversation}
                  heading={heading}
                  ended={<Ended conversation={conversation} />}
                >
                  <Compose conversation={conversation} />
                </ConversationEnd>
              </ThreadContent>
            </Scroll>
          </Pane>
        )}
      </ThreadView>
    </DeskSheet>
  );
}

/** Stands where an address names no conversation of the provider’s. */
export function NoThread({ onSelect }: Pick<ThreadProps, 'onSelect'>) {
  return <MissingThread action={<ToList onSelect={onSelect} />} />;
}

function ToList({ onSelect }: Pick<ThreadProps, 'onSelect'>) {
  const t = useProviderMessagesText();
  return (
    <Button variant="secondary" onPress={() => onSelect(null)}>
      {t('thread.missingAction')}
    </Button>
  );
}

function Danger({ conversation: { client } }: { conversation: Conversation }) {
  const t = useProviderMessagesText();
  return (
    <Banner
      tone="danger"
      urgency="none"
      title={t('danger.title', { name: client.displayName })}
      actions={
        <ButtonLink size="small" variant="secondary" href={paths.providerSessionsToday()}>
          {t('danger.action')}
        </ButtonLink>
      }
    >
      {t('danger.body')}
    </Banner>
  );
}

function Ended({ conversation: { client } }: { conversation: Conversation }) {
  const t = useProviderMessagesText();
  return (
    <Banner
      urgency="none"
      title={t('ended.title')}
      actions={
        <ButtonLink variant="secondary" href={paths.providerClients({ client: client.id })}>
          {t('ended.action')}
        </ButtonLink>
      }
    >
      {t('ended.body', { name: client.displayName })}
    </Banner>
  );
}
