import { Link, Section, Stack, Text, theme, up } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useConversationsOfProvider } from '../../../shared/messages-thread/index.ts';
import { useTodayText } from '../messages/index.ts';

/** How many are named; the rest stand among the messages. */
const SHOWN = 5;

/* In the columns of the day above: when, and who. */
const Waiting = styled.li`
  display: grid;
  align-items: center;
  gap: 0 ${theme.space.x2};
  padding-block: ${theme.space.x1};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
  @media ${up.sm} { grid-template-columns: 12.5rem minmax(0, 1fr); & > p { order: -1; } }
`;

/** Clients whose word is the last one of their conversation, the longest wait first; nothing while there is none. */
export function WaitingForAnswer() {
  const t = useTodayText();
  const format = useFormat();
  const waiting = (useConversationsOfProvider().data?.items ?? [])
    .filter(({ state, lastMessage }) => state === 'OPEN' && lastMessage?.author === 'CLIENT')
    .toReversed();
  if (waiting.length === 0) return null;
  return (
    <Section title={t('answer.title')} headingSize="lg">
      <Stack gap="x1">
        <Stack as="ul" gap="none" aria-label={t('answer.title')}>
          {waiting.slice(0, SHOWN).map(({ id, client, lastMessage }) => (
            <Waiting key={id}>
              <Link variant="row" href={paths.providerMessages({ conversation: id })}>
                <bdi>{client.displayName}</bdi>
              </Link>
              {lastMessage && (
                <Text size="sm" tone="muted">
                  {t('answer.since', {
                    day: format.relativeDay(lastMessage.sentAt),
                    time: format.time(lastMessage.sentAt),
                  })}
                </Text>
              )}
            </Waiting>
          ))}
        </Stack>
        <Link variant="standalone" href={paths.providerMessages()}>
          {t('answer.all')}
        </Link>
      </Stack>
    </Section>
  );
}
